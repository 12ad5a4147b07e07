import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: async (newsroom) => `/commentAll/${await newsroom.articleId('央措隧道两头掘进')}/0.html`,
};
