import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/mvodShare/1.html',
  states: { lying: '/mvodShare/6.html', absent: '/mvodShare/99999.html' },
};
