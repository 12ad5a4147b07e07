import { firstId, type ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) =>
    `/circleDetail/${await firstId(newsroom, 'circle', 'select id from circles order by order_id, id')}.html`,
  states: {
    hot: '/circleDetail/1.html?sort=hot',
    'all circles': '/circleDetail.html',
    empty: '/circleDetail/99999.html',
  },
};
