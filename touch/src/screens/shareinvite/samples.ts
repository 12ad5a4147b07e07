import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/shareinvite.html',
  forMembers: true,
};
