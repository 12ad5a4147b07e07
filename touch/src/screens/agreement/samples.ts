import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/agreement/children.html',
  states: { accessibility: '/agreement/accessibility.html', empty: '/agreement/nothing.html' },
};
