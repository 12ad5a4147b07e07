import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../sources.mjs';
import { runTool } from '../tools.mjs';

/** Reads a source file. @param {string} root @param {string} path below root */
export const readSource = (root, path) => readFileSync(join(root, path), 'utf8');

/**
 * Writes new files, then changes others, and formats all of them.
 * @param {string} root
 * @param {Record<string, string>} added text by path; none of them may exist
 * @param {Record<string, string>} changed text by path
 * @throws Error naming the files that exist, before anything is written
 */
export function writeSources(root, added, changed = {}) {
  const existing = Object.keys(added).filter((path) => existsSync(join(root, path)));
  if (existing.length > 0) throw new Error(`Nothing is written: there is ${existing.join(', ')} already.`);
  for (const [path, text] of Object.entries({ ...added, ...changed })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const sources = [...Object.keys(added), ...Object.keys(changed)].filter((path) => /\.tsx?$/.test(path));
  const paths = sources.map((path) => join(root, path));
  const code = runTool(
    '@biomejs/biome',
    ['check', '--write', '--log-level=error', `--config-path=${root}`, ...paths],
    { name: 'biome' },
  );
  if (code !== 0) throw new Error('The new files are written; Biome refuses them for the reasons above.');
}

/** Import line of a name that a folder exports, wherever it stands. @throws Error where nothing exports it */
export function importOf(root, name, { folder = 'platform/src', type = false } = {}) {
  const exported = new RegExp(
    `export (?:async )?(?:const|function|class|interface|type|let) ${name}\\b|export \\{[^}]*\\b${name}\\b`,
  );
  for (const path of filesBelow(root, folder)) {
    if (!/\.tsx?$/.test(path) || /\.(test|d)\.ts$/.test(path)) continue;
    if (!exported.test(readSource(root, path))) continue;
    const module = path.replace(/^(\w+)\/src\//, '@$1/').replace(/^testing\//, '@testing/');
    return `import { ${type ? 'type ' : ''}${name} } from '${module.replace(/\.tsx?$/, '')}';`;
  }
  throw new Error(`Nothing in ${folder} exports ${name}.`);
}
