import { firstId, type ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) => {
    const statement = 'select id from posts where circle_id = 0 and state = 0 order by id';
    return `/friendsCircleDetail/${await firstId(newsroom, 'moment', statement)}.html`;
  },
  states: { empty: '/friendsCircleDetail/99999.html' },
};
