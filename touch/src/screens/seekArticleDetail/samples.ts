import { firstId, type ScreenSamples } from '@testing/screenSamples';

const openCall = 'select id from seek_articles where ends_at > starts_at order by ends_at desc, id';

export const samples: ScreenSamples = {
  shown: async (newsroom) =>
    `/seekArticleDetail/${await firstId(newsroom, 'call for articles', openCall)}.html`,
  states: {
    finished: async (newsroom) => {
      const text = 'select id from seek_articles order by ends_at, id';
      return `/seekArticleDetail/${await firstId(newsroom, 'ended call for articles', text)}.html`;
    },
  },
};
