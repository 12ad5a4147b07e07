import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/signupdetail.html',
  states: { one: '/signupdetail.html?fileId=1' },
  forMembers: true,
};
