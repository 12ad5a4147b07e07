import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/xyListShare.html',
  states: { 'last week': '/xyListShare.html?type=1', 'this month': '/xyListShare.html?type=2' },
};
