import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/invite.html',
  states: { filled: '/invite.html?code=2480163' },
  calls: false,
};
