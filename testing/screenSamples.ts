import type { Queries } from '@platform/db/connection';

/** The demonstration newsroom, of a test or of `/demo/gallery`. */
export interface SampleNewsroom {
  readonly db: Queries;
  /** Number of an article of the demonstration by its title, or part of it. */
  articleId(title: string): Promise<number>;
  /** The newest published article of a type (`ArticleType`), in a language. */
  articleOfType(type: number, language?: string): Promise<number>;
}

/** An address below the base path, or how the demonstration newsroom gives it. */
export type SampleAddress = string | ((newsroom: SampleNewsroom) => Promise<string>);

/**
 * Exports of `touch/src/screens/<name>/samples.ts`, read by `/demo/gallery` and by the axe, weight, screenshot and wide-window
 * matrices.
 */
export interface ScreenSamples {
  /** Where the screen shows something. */
  readonly shown: SampleAddress;
  /** Further states by name: nothing there, nobody signed in, … */
  readonly states?: Readonly<Record<string, SampleAddress>>;
  /** It shows something to members alone: signed out and ended are states of it. */
  readonly forMembers?: true;
  /** False where it calls nothing before it shows: it has no loading, empty or failed state. */
  readonly calls?: false;
}

/** First `id` that a query finds. @throws Error where it finds none */
export async function firstId({ db }: SampleNewsroom, name: string, text: string): Promise<number> {
  const row = await db.one<{ id: number }>({ name: `sample ${name}`, text });
  if (!row) throw new Error(`no ${name} in the newsroom`);
  return row.id;
}
