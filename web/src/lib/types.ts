import type * as contract from "./contract";

/** The page's names for what the server sends. The shapes are the server's: contract.ts is made from its document. */

type Common<U> = keyof U & PropertyKey;
type AnyKey<U> = U extends unknown ? keyof U : never;
type At<U, K extends PropertyKey> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;
/** Several records read as one: what they have in common, and what some of them have. */
type Either<U> = { [K in Common<U>]: U[K] } & { [K in Exclude<AnyKey<U>, Common<U>>]?: At<U, K> };

export type Range = contract.PriceRange;
export type Route = contract.Route;
/** An action: what a choice offers and what is sent back. A free price is a range until a player chooses. */
export type Action = Either<contract.ActionRecord>;
export type Refusal = contract.RefusalRecord;
export interface Greyed {
  action: Action;
  refusal: Refusal;
}
export type GameEvent = contract.EventRecord;
export type Entry = Omit<contract.Entry, "action"> & { action: Action & Partial<contract.TakenBack> };
export type Decision = contract.DecisionRecord;
export type Train = contract.TrainCard;
export type Holding = contract.Holding;
export type Player = contract.PlayerRecord;
export type Company = Either<contract.CompanyInTheBox | contract.CompanyOnTheChart>;
export type Turn = contract.TurnRecord;
export type LaidTile = contract.LaidTile;
export type Station = contract.StationRecord;

/** A position: the present one, with choices, or one of the history, with the entry that led to it. */
export type View = Omit<contract.View, "choices" | "terms" | "greyed" | "companies"> & {
  companies: Record<string, Company>;
  choices?: Action[];
  terms?: contract.TermsRecord[];
  greyed?: Greyed[];
  entry?: Entry | null;
};

export type Seat = contract.SeatRecord;
export type Table = contract.TableRecord;
export type Whole = Omit<contract.ViewAnswer, "position"> & { position: View };
export type Run = contract.BestRun;
/** What an action leaves behind: only what changes is named. */
export type Outcome = contract.Figures;
export type Preview = Either<contract.Allowed | contract.NotAllowed>;
/** Something said at a table, or a notice of something done to it: then `kind` and `about` stand in place of a text. */
export type Message = Either<contract.MessageRecord | contract.NoticeRecord>;
export type Session = contract.SessionRecord;
export type Overview = contract.Overview;
export type Reason = contract.Because;
export type Advice = contract.Advice;
export type Me = contract.Me;
export type HexFacts = contract.HexFacts;
export type TileFacts = contract.TileFacts;
export type CompanyFacts = contract.CompanyFacts;
export type Facts = contract.Facts;
/** Routes as the map draws them. */
export type DrawnRoute = contract.RunRoute;
export type Course = contract.Course;
