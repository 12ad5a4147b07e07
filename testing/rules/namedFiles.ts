import { posix } from 'node:path';
import { commentsOf } from '../../scripts/productRows.mjs';

/** A file of a kind that the repository has as source; packages, files of a data folder and built ones have other kinds. */
const FILE = /(?<![\w./@*{}:<>$%-])(?:[\w@.-]+\/)*\w[\w.-]*\.(?:tsx?|mjs|mts|css|sql|md)(?![\w*])/g;

/** The glossary names retired files; a fenced block shows other people's. */
const WITHOUT_FILES = /^## Retired words[\s\S]*?(?=^## |$(?![\s\S]))|^```[\s\S]*?^```/gm;

const aliases: readonly (readonly [RegExp, string])[] = [
  [/^@(contract|platform|touch|desk)\//, '$1/src/'],
  [/^@(demo|testing)\//, '$1/'],
];

/** Files that a document, or the comments of a source, name: by their whole path, the end of it, or relative to `path`. */
export function filesNamedIn(path: string, text: string): string[] {
  const prose = path.endsWith('.md')
    ? [text.replaceAll(WITHOUT_FILES, '')]
    : commentsOf(path, text).map(({ value }) => value);
  return prose.flatMap((part) => [...part.matchAll(FILE)].map(([name]) => name));
}

/** Names of `named` that no path has as its end. @param paths all files of the repository */
export function missingFiles(path: string, named: readonly string[], paths: ReadonlySet<string>): string[] {
  const ends = (end: string) => paths.has(end) || [...paths].some((one) => one.endsWith(`/${end}`));
  return named.filter((name) => {
    if (/^\.\.?\//.test(name)) return !paths.has(posix.join(posix.dirname(path), name));
    return !ends(aliases.reduce((full, [alias, folder]) => full.replace(alias, folder), name));
  });
}
