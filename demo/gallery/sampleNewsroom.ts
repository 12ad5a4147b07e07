import type { Queries } from '@platform/db/connection';
import type { SampleNewsroom } from '@testing/screenSamples';

/** The demonstration newsroom as samples read it. */
export function sampleNewsroom(db: Queries): SampleNewsroom {
  const one = async (condition: string, values: readonly (string | number)[]): Promise<number> => {
    const text = `select id from articles where site_id = 1 and status = 1 and ${condition} order by published_at desc, id limit 1`;
    const row = await db.one<{ id: number }>({ name: `demo ${condition}`, text }, values);
    if (!row) throw new Error(`the demonstration has no article with ${condition}: ${values.join(', ')}`);
    return row.id;
  };
  return {
    db,
    articleId: (title) => one("title like '%' || $1 || '%'", [title]),
    articleOfType: (type, language = '') => one('article_type = $1 and language = $2', [type, language]),
  };
}
