import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/reporter/4.html',
  states: {
    dynamics: '/reporter/4.html?tab=dynamics',
    'no dynamics': '/reporter/7.html?tab=dynamics',
    absent: '/reporter/9999.html',
  },
};
