import { firstId, type ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) => {
    const statement = "select id from activities where doc->>'title' like '志愿清河日%' order by id";
    return `/writeOff/${await firstId(newsroom, 'activity written off', statement)}.html`;
  },
  states: { scanned: '/writeOff/1/ABCD1234.html', none: '/writeOff.html' },
  forMembers: true,
};
