import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/personageReports/1003.html',
  states: {
    'of a reporter': '/personageReports/4.html',
    absent: '/personageReports/9999.html',
  },
};
