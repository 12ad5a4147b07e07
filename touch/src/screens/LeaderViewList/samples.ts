import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/LeaderViewList.html',
  states: { region: '/LeaderViewList.html?regionID=1', empty: '/LeaderViewList.html?regionID=99999' },
};
