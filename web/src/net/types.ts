import type * as contract from "./contract";

/** Short names for the types in contract.ts, which is generated from the server's API document. */

type Common<U> = keyof U & PropertyKey;
type AnyKey<U> = U extends unknown ? keyof U : never;
type At<U, K extends PropertyKey> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;
/** Merge a union into one record: common fields stay, the others become optional. */
type Either<U> = { [K in Common<U>]: U[K] } & { [K in Exclude<AnyKey<U>, Common<U>>]?: At<U, K> };

export type Range = contract.PriceRange;
export type Route = contract.Route;
/** An action, as offered by a choice and as sent back. A free price is a range until the player chooses. */
export type Action = Either<contract.ActionRecord>;
export type Refusal = contract.RefusalRecord;
export interface Greyed {
  action: Action;
  refusal: Refusal;
}
export type GameEvent = contract.EventRecord;
/** What the server says about a choice: cost, place, what is at stake. */
export type Terms = contract.TermsRecord;
export type CanUndo = contract.CanUndo;
export type Entry = Omit<contract.Entry, "action"> & { action: Action & Partial<contract.TakenBack> };
export type Decision = contract.DecisionRecord;
export type Train = contract.TrainCard;
export type Holding = contract.Holding;
export type Player = contract.PlayerRecord;
export type Company = Either<contract.CompanyInTheBox | contract.CompanyOnTheChart>;
export type Turn = contract.TurnRecord;
export type LaidTile = contract.LaidTile;
export type Station = contract.StationRecord;

/** A position: the present one with choices, or a past one with the entry that led to it. */
export type View = Omit<contract.View, "choices" | "terms" | "forced" | "greyed" | "companies"> & {
  companies: Record<string, Company>;
  choices?: Action[];
  terms?: Terms[];
  forced?: boolean;
  greyed?: Greyed[];
  entry?: Entry | null;
};

export type Table = contract.TableRecord;
export type Whole = Omit<contract.ViewAnswer, "position"> & { position: View };
export type Lesson = contract.LessonRecord;
export type PuzzleEntry = contract.PuzzleEntry;
export type Puzzle = Omit<contract.PuzzleAnswer, "position"> & { position: View };
/** An answer to a puzzle. */
export type GivenAnswer = Omit<contract.GivenAnswer, "action"> & { action?: Action };
export type Solution = Omit<contract.SolutionAnswer, "action"> & { action?: Action };
export type Run = contract.BestRun;
/** The figures that an action changes. */
export type Outcome = contract.Figures;
export type Preview = Either<contract.Allowed | contract.NotAllowed>;
/** A chat message, or a table notice with `kind` and `about` instead of a text. */
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
export type Box = contract.BoxFacts;
export type Drawing = contract.BoardDrawing;
export type TileDrawing = contract.TileDrawing;

/** A message of the live connection. */
export type LiveMessage =
  | (Omit<contract.EntryMade, "entry"> & { entry: Entry })
  | (Omit<contract.ViewShown, "position"> & Whole)
  | contract.Hello
  | contract.MessageSaid
  | contract.NoticeGiven
  | contract.PresenceChanged
  | contract.TableChanged
  | contract.Pong
  | contract.LiveFault;
