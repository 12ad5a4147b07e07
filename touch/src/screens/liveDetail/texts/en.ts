import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  about: 'About this live',
  parts: 'Parts of the live',
  reports: 'Reports',
  comments: 'Chat',
  order: 'Order of the reports',
  newest: 'Newest first',
  oldest: 'Oldest first',
  newReports: (n) => (n === 1 ? '1 new report' : `${n} new reports`),
  pinned: 'Pinned',
  none: 'No reports yet',
  noneYet: 'Reports appear here once the live has begun',
  starts: (when) => `Starts ${when}`,
  startsSoon: 'Starts in a moment',
  countdown: (days, clock) =>
    days > 0 ? `${days === 1 ? '1 day' : `${days} days`} ${clock} to go` : `${clock} to go`,
  remind: 'Remind me',
  noPlayback: 'The live has ended; there is no replay',
  lines: 'Channels',
  line: (n) => `Channel ${n}`,
  picture: (n) => `Open picture ${n}`,
  audio: 'Audio',
  gifts: 'Gifts',
  notConnected: 'Not connected',
  connected: 'Connected',
  closing: 'Closing the connection',
  closed: 'Connection closed',
  noLive: 'There is no such live',
};
