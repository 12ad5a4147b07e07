import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/xyDetail/1.html',
  states: {
    videos: '/xyDetail/3.html?tab=videos',
    questions: '/xyDetail/1.html?tab=questions',
    dynamics: '/xyDetail/2.html?tab=dynamics',
    'no questions': '/xyDetail/6.html?tab=questions',
    forbidden: '/xyDetail/14.html',
  },
};
