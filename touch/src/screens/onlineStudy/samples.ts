import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/onlineStudy/1.html',
  states: { empty: '/onlineStudy/99999.html' },
};
