import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Inputs of the project's own making (testing/inputs/README.md); programs run in the project's folder. */
export const ownInputs = resolve('testing/inputs');

/** The folder of collections that others made, where REAL_INPUT names one. */
export const outsideInputs =
  process.env.REAL_INPUT === undefined || process.env.REAL_INPUT === ''
    ? undefined
    : resolve(process.env.REAL_INPUT);

export interface InputFile {
  /** Without its ending. */
  readonly name: string;
  readonly path: string;
}

/** Files of a folder of inputs that end so, by name. @throws where there are none */
export function inputsIn(folder: string, ending: string): InputFile[] {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => ({ name: name.slice(0, -ending.length), path: join(folder, name) }));
  if (files.length === 0) throw new Error(`${folder} has no ${ending}`);
  return files;
}

/** Photographs with a position in their EXIF: the project's own, and the outside ones. */
export const photographs = (): InputFile[] =>
  [ownInputs, outsideInputs].flatMap((folder) =>
    folder === undefined ? [] : inputsIn(join(folder, 'photos'), '.jpg'),
  );
