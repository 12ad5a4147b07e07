import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/aboutUs.html',
  calls: false,
};
