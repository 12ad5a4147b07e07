import { firstId, type ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) =>
    `/topicDetail/${await firstId(newsroom, 'subject', 'select id from subjects order by id')}.html`,
  states: { hot: '/topicDetail/1.html?sort=hot', empty: '/topicDetail/99999.html' },
};
