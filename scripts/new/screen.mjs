import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../sources.mjs';
import { readSource, writeSources } from './files.mjs';
import { screenFiles } from './screenTemplates.mjs';

const locales = ['zh', 'en', 'de', 'fr', 'bo'];

/** Path of S§2 of a screen. @throws Error where there is none */
function pathOf(root, name) {
  const routes = readSource(root, 'touch/src/app/routes.ts');
  const paths = [...routes.matchAll(/^ {2}'(\/[^']+)',$/gm)].map(([, path]) => path);
  const path = paths.find((one) => one.split(/[/.]/)[1] === name);
  if (path) return path;
  const names = paths.map((one) => one.split(/[/.]/)[1]);
  const near = names.filter((one) => one.toLowerCase().includes(name.toLowerCase().slice(0, 4)));
  throw new Error(
    `No path of touch/src/app/routes.ts begins with /${name}.${near.length > 0 ? ` There is ${near.join(', ')}.` : ''}`,
  );
}

/** Text of a key of the catalogue of every page, as it is written there. */
function wordOf(root, locale, key) {
  const found = new RegExp(`'${key.replace('.', '\\.')}':\\s*('[^']*')`).exec(
    readSource(root, `touch/src/locales/${locale}.ts`),
  );
  if (!found) throw new Error(`touch/src/locales/${locale}.ts has no ${key}.`);
  return found[1];
}

/** True for an operation that answers members alone, by its sample. */
function isMembersOwn(root, operation) {
  const samples = [...filesBelow(root, 'platform/src')].find((path) =>
    path.endsWith(`/${operation}.samples.ts`),
  );
  return samples !== undefined && readSource(root, samples).includes("opens: 'member'");
}

const columns = { module: 'columns', field: 'columnName', keyField: 'columnId', seeds: 'column' };

/** The query a screen reads: that of a generated operation, or of the newsroom's columns. */
function queryOf(root, reads, byId) {
  if (!reads)
    return byId
      ? { ...columns, name: 'getColumnQuery', isList: false }
      : { ...columns, name: 'getColumnsQuery', isList: true, argument: '0' };
  const path = `touch/src/api/${reads}.ts`;
  if (!existsSync(join(root, path)))
    throw new Error(`There is no ${path}: npm run new -- operation ${reads}.`);
  const query = readSource(root, path);
  const reader = readSource(root, `touch/src/api/reading/${reads}.ts`);
  const takesId = /Query = \(id: string\)/.test(query);
  if (takesId && !byId) throw new Error(`${reads} needs an id; the path has none.`);
  return {
    name: `${reads}Query`,
    module: reads,
    isList: /Query<readonly /.test(query),
    field: /^ {2}(\w+): text,$/m.exec(reader)?.[1],
    keyField: /^ {2}(\w+): number,$/m.exec(reader)?.[1],
    argument: takesId ? undefined : '',
    isMembers: isMembersOwn(root, reads),
  };
}

/** Makes a screen's folder. Returns lines that say what was made and what comes next. */
export function newScreen(root, name, { reads } = {}) {
  const path = pathOf(root, name);
  const folder = `touch/src/screens/${name}`;
  const param = [...path.matchAll(/\{(\w+)\??\}/g)].at(-1)?.[1];
  const texts = Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        title: JSON.stringify(name),
        none: wordOf(root, locale, 'state.empty'),
      },
    ]),
  );
  const query = queryOf(root, reads, param !== undefined);
  const files = screenFiles({ name, param, texts, query, options: {} });
  const added = Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));
  writeSources(root, added);
  return [
    ...Object.keys(added).map((file) => `made ${file}`),
    `Next: npm test -- ${name}, then npm start and open ${path.replace(/\{\w+\??\}/g, '1')} below the base path.`,
  ];
}
