import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/getUserInfo.html',
  forMembers: true,
};
