import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/subscriptionList/1.html',
  states: {
    'first level': '/subscriptionList.html',
    shared: '/subscriptionList.html?isShare=true',
    empty: '/subscriptionList/999999.html',
  },
};
