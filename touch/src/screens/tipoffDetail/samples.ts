import { firstId, type ScreenSamples } from '@testing/screenSamples';

const shownTipoff = 'select id from tipoffs where shown order by id';

export const samples: ScreenSamples = {
  shown: async (newsroom) => `/tipoffDetail/${await firstId(newsroom, 'tip-off', shownTipoff)}.html`,
  states: {
    form: '/tipoffDetail.html',
    own: '/tipoffDetail.html?own=1',
    private: '/tipoffDetail/99999.html',
  },
};
