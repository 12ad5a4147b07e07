import { firstId, type ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) =>
    `/tagList/${await firstId(newsroom, 'tag', 'select id from tags order by id')}.html`,
};
