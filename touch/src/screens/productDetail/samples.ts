import { firstId, type ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) =>
    `/productDetail.html?id=${await firstId(newsroom, 'product', 'select id from products where stock > 0 order by id')}`,
  states: { empty: '/productDetail.html?id=999999' },
};
