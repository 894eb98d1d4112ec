/** Content of the pictures in the ten-minute rules; tools/site_pages/drawings.py draws the same for the documentation. */

/** A city in its four colours. */
export const PROMOTION = ["57", "619", "611", "595p"];

/** Track from west to east through Brno: tile and rotation. */
export const ROW: Record<string, [string, number]> = { G15: ["57", 1], G17: ["4", 1], G19: ["621", 1], G21: ["4", 1], G23: ["57", 1] };
export const STATION = { hex: "G19", city: 0, company: "KFN" };
export const ROUTE = { train: "2+2", hexes: ["G15", "G17", "G19", "G21"], income: 70 };

/** A row of hexes with its neighbours above and below. */
export const SHOWN = [...Object.keys(ROW), "F14", "F16", "F18", "F20", "F22", "F24", "H14", "H16", "H18", "H20", "H22", "H24"];
