import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/figureDetail/1003.html',
  states: { absent: '/figureDetail/9999.html' },
};
