import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { createSiteFinder } from '@platform/sites/sites.service';
import type { Newsroom } from '@testing/demonstration';

const paragraph = '<p>山里的日子过得慢，路修通以后，村里人说话的口气都变了。</p>';

/** Older articles of a column, one a minute, so that it has many pages. */
export async function fillColumn(
  { db, clock }: Pick<Newsroom, 'db' | 'clock'>,
  column: number,
  count: number,
): Promise<void> {
  const [site] = await createSiteFinder(db, clock.now, '').all();
  if (!site) throw new Error('the newsroom has no site');
  const writer = createArticleWriter(db, site, clock.now);
  const picture = await db.one<{ url: string }>({
    name: 'somePicture',
    text: `select (item::jsonb ->> 'picBig') as url from articles where item::jsonb ->> 'picBig' <> '' limit 1`,
  });
  const url = picture?.url.replace(/^[^/]*(\/media\/)/, '$1') ?? '';
  const saved = async (from: number) => {
    for (let index = from; index < count; index += 4) {
      const withPicture = index % 3 === 0;
      await writer.saveDraft({
        key: `filled-${column}-${index}`,
        columnID: column,
        articleType: 0,
        aStatus: 1,
        title: `旧报第${index + 1}条：${'村口的路灯亮了'.slice(0, (index % 5) + 3)}`,
        content: paragraph.repeat(12),
        publishtime: new Date(clock.now() - (200 * 24 * 60 + index) * 60_000),
        source: '澜川日报',
        ...(withPicture ? { cover: [{ url, width: 1200, height: 800, summary: '' }], picType: 1 } : {}),
      });
    }
  };
  await Promise.all([0, 1, 2, 3].map(saved));
  clock.forward(10_000);
}
