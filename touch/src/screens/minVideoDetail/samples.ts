import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/minVideoDetail/1.html',
  states: { lying: '/minVideoDetail/6.html', absent: '/minVideoDetail/99999.html' },
};
