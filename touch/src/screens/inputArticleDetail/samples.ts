import { firstId, type ScreenSamples } from '@testing/screenSamples';

const contribution = 'select id from contributions order by id';

export const samples: ScreenSamples = {
  shown: async (newsroom) =>
    `/inputArticleDetail/${await firstId(newsroom, 'contribution', contribution)}.html`,
  states: { list: '/inputArticleDetail.html' },
  forMembers: true,
};
