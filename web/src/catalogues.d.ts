/** Made by web/catalogues.ts from src/cz18/messages. */
declare module "virtual:catalogues" {
  /** Arguments of messages that hold players' seats. */
  export const seats: string[];
  /** What each language calls itself. */
  export const names: Record<string, string>;
  export const catalogues: Record<string, () => Promise<{ default: string }>>;
}
