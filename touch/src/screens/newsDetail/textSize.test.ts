import { anArticle } from '@testing/anArticle';
import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { locales } from '@touch/locales/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.addColumn({ id: 12, name: '要闻' });
  await platform.writer.saveDraft(anArticle({ key: 'size', columnID: 12 }), 345);
});
afterAll(() => platform.close());

test.each(locales)(
  '[C6][F4] A− and A+ – in %s – have names that begin with what they show',
  async (locale) => {
    const { html } = await readPage(platform, '/newsDetail/345.html', {
      cookie: `touchpaper=locale-${locale}`,
    });
    const buttons = [
      ...html.matchAll(
        /<button([^>]*)>A<small>([−+])<\/small><span class="visually-hidden">([^<]+)<\/span><\/button>/g,
      ),
    ];
    expect(buttons.map(([, , sign]) => sign)).toEqual(['−', '+']);
    for (const [, attributes, , name] of buttons) {
      expect(attributes).not.toContain('aria-label');
      expect(name?.trim()).toBeTruthy();
    }
  },
);
