import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const script = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page, one line each; WCAG 2.2 A and AA and its best practices. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(await script);
  const found: string = await page.evaluate(`axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  }).then(({ violations }) => JSON.stringify(violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => id + ' at ' + target.join(' ') + ': ' +
      (failureSummary ?? '').split('\\n').slice(1, 2).join(' ').trim() + ' ' + html.slice(0, 160)))))`);
  const lines: unknown = JSON.parse(found);
  return Array.isArray(lines) ? lines.map(String) : [found];
}
