import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/moreModules.html?id=1',
  states: { all: '/moreModules.html' },
};
