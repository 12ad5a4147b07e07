import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) => `/newsDetail/1/${await newsroom.articleId('央措隧道两头掘进')}.html`,
};
