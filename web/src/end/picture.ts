import { exportPicture } from "../net/api";
import { download } from "../browser/download";

const SHARP = 2; // pixels of the picture per pixel of the drawing

/** Save the present board as a PNG file. */
export async function savePicture(game: string): Promise<void> {
  const address = URL.createObjectURL(await exportPicture(game));
  try {
    const drawing = new Image();
    drawing.src = address;
    await drawing.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [SHARP * drawing.naturalWidth, SHARP * drawing.naturalHeight];
    canvas.getContext("2d")!.drawImage(drawing, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    if (picture) download(picture, `18cz-${game}.png`);
  } finally {
    URL.revokeObjectURL(address);
  }
}
