import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { within } from './within';

const script = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Brings axe into every document that the page opens from now on: sent once, where a walk looks at many. */
export async function prepareAxe(page: Page): Promise<void> {
  await page.addInitScript(await script);
}

/**
 * Findings of axe on a page, one line each; WCAG 2.2 A and AA and its best practices. A target that a bar covers half where the
 * page stands is looked at once more in the middle of the window: nothing keeps a finger from moving it there.
 * @param isWhole false where nothing has come yet or nothing comes: such a page need not have its heading
 */
export async function axeFindings(
  page: Page,
  { isWhole = true }: { isWhole?: boolean } = {},
): Promise<string[]> {
  const step = `axe on ${page.url()}`;
  const isPrepared = await within(
    step,
    page.evaluate(() => 'axe' in window),
  );
  if (!isPrepared) await within(step, page.evaluate(await script));
  const found: string = await within(
    step,
    page.evaluate(`(async () => {
    const rules = { 'target-size': { enabled: true }, 'page-has-heading-one': { enabled: ${isWhole} } };
    const options = { resultTypes: ['violations'], rules };
    const findings = ({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, ...node })));
    const place = [window.scrollX, window.scrollY];
    const holds = async ({ id, target, failureSummary }) => {
      if (id !== 'target-size' || target.length > 1 || !failureSummary.includes('obscured')) return true;
      document.querySelector(target[0]).scrollIntoView({ block: 'center', behavior: 'instant' });
      const again = await axe.run(document, { ...options, runOnly: ['target-size'] });
      window.scrollTo({ left: place[0], top: place[1], behavior: 'instant' });
      return findings(again).some((one) => one.target.join() === target.join());
    };
    const kept = [];
    for (const one of findings(await axe.run(document, options))) if (await holds(one)) kept.push(one);
    return JSON.stringify(kept.map(({ id, target, html, failureSummary }) => id + ' at ' + target.join(' ') + ': ' +
      (failureSummary ?? '').split('\\n').slice(1, 2).join(' ').trim() + ' ' + html.slice(0, 160)));
  })()`),
  );
  const lines: unknown = JSON.parse(found);
  return Array.isArray(lines) ? lines.map(String) : [found];
}
