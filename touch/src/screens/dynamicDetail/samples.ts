import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/dynamicDetail/1101.html',
  states: {
    video: '/dynamicDetail/404.html',
    'in Tibetan': '/dynamicDetail/502.html',
    'of an account': '/dynamicDetail/10302.html',
    absent: '/dynamicDetail/99999.html',
  },
};
