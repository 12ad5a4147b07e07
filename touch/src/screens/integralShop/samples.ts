import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/integralShop.html',
  states: { products: '/integralShop.html?tab=products', redemptions: '/integralShop.html?tab=mine' },
};
