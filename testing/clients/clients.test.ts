import { expect, test } from 'vitest';
import { type Generator, problemsOfClient } from './generateClient';

/** Generators that are not here are skipped by name; CI has them (scripts/test.mjs). */
const areMissing = (process.env.TOUCHPAPER_MISSING ?? '').split(',').includes('generators');

const openapiTypescript: Generator = {
  program: 'openapi-typescript/bin/cli.js',
  args: (document, folder) => [document, '-o', `${folder}/client.ts`],
};
const heyApi: Generator = {
  program: '@hey-api/openapi-ts/bin/run.js',
  args: (document, folder) => ['-i', document, '-o', `${folder}/client`],
};
const orval: Generator = {
  program: 'orval/dist/bin/orval.js',
  args: (document, folder) => ['--input', document, '--output', `${folder}/client.ts`, '--client', 'fetch'],
};

/** The title of an article, the sending of a file; a wrong type does not compile. */
const uses = {
  openapiTypescript: `import type { operations } from './client';
type Read = operations['getArticleContent'];
type Article = Read['responses'][200]['content']['application/json'];
export const titleOf = (article: Article): string =>
  typeof article === 'object' && 'fileId' in article ? article.title : '';
export const query: Read['parameters']['query'] = { articleId: 1 };
// @ts-expect-error an article has a number
export const wrong: Read['parameters']['query'] = { articleId: 'one' };
`,
  heyApi: `import { getArticleContent, upload } from './client';
export async function titleOf(articleId: number): Promise<string> {
  const { data } = await getArticleContent({ query: { articleId } });
  return typeof data === 'object' && 'fileId' in data ? data.title : '';
}
export const send = (file: Blob) => upload({ body: { file } });
// @ts-expect-error an article has a number
export const wrong = () => getArticleContent({ query: { articleId: 'one' } });
`,
  orval: `import { getArticleContent, upload } from './client';
export async function titleOf(articleId: number): Promise<string> {
  const answer = await getArticleContent({ articleId });
  const data = answer.status === 200 ? answer.data : undefined;
  return typeof data === 'object' && 'fileId' in data ? data.title : '';
}
export const send = (file: Blob) => upload({ file });
// @ts-expect-error an article has a number
export const wrong = () => getArticleContent({ articleId: 'one' });
`,
};

test.skipIf(areMissing).each([
  ['openapi-typescript', openapiTypescript, uses.openapiTypescript],
  ['hey-api', heyApi, uses.heyApi],
  ['orval', orval, uses.orval],
])('[K2] a client of %s – from the OpenAPI document – compiles strictly', async (_, generator, use) => {
  expect(await problemsOfClient(generator, use)).toBe('');
});
