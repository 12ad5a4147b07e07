import { firstId, type ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) => {
    const statement =
      "select id from posts where circle_id > 0 and state = 0 and doc->>'title' <> '' order by id";
    return `/postDetail/${await firstId(newsroom, 'post', statement)}.html`;
  },
  states: { empty: '/postDetail/99999.html' },
};
