import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/invitedToDownload/2480163.html',
  states: { wrong: '/invitedToDownload/abc.html', without: '/invitedToDownload.html' },
};
