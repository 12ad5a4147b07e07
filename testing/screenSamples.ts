import type { Newsroom } from './demonstration';

/** An address below the base path, or how the test newsroom gives it. */
export type SampleAddress = string | ((newsroom: Newsroom) => Promise<string>);

/** Exports of `touch/src/screens/<name>/samples.ts`, read by the axe, weight, screenshot and wide-window matrices. */
export interface ScreenSamples {
  /** Where the screen shows something. */
  readonly shown: SampleAddress;
  /** Further states by name: nothing there, nobody signed in, … */
  readonly states?: Readonly<Record<string, SampleAddress>>;
}

/** First `id` that a query finds. @throws Error where it finds none */
export async function firstId({ db }: Newsroom, name: string, text: string): Promise<number> {
  const row = await db.one<{ id: number }>({ name: `sample ${name}`, text });
  if (!row) throw new Error(`no ${name} in the newsroom`);
  return row.id;
}
