import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) => `/liveDetail/${await newsroom.articleId('急诊科')}.html`,
  states: {
    preview: async (newsroom) => `/liveDetail/${await newsroom.articleId('听证会')}.html`,
    replay: async (newsroom) => `/liveDetail/${await newsroom.articleId('夜市重新开街')}.html`,
    'of a news article': async (newsroom) =>
      `/liveDetail/${await newsroom.articleId('央措隧道两头掘进')}.html`,
  },
};
