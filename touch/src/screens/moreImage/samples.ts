import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/moreImage/5.html',
  states: { all: '/moreImage.html' },
};
