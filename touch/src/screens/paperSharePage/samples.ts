import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/paperSharePage.html',
  states: {
    article: async ({ db }) => {
      const text = `select a.id, g.id as page, g.day, g.paper_id as paper from paper_articles a
        join paper_pages g on g.site_id = a.site_id and g.id = a.page_id order by g.day desc, g.id, a.position`;
      const row = await db.one<{ id: number; page: number; day: string; paper: number }>({
        name: 'sample paper article',
        text,
      });
      if (!row) throw new Error('no paper article in the newsroom');
      return `/paperSharePage/${row.day}/${row.paper}/${row.page}.html?article=${row.id}`;
    },
    search: '/paperSharePage.html?q=澜川',
    empty: '/paperSharePage/20010101/1/1.html',
  },
};
