import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  none: 'No reports yet',
  received: 'Received, being looked at',
  upheld: 'Upheld',
  dismissed: 'Dismissed',
  untitled: 'Profile picture',
  why: (reason: string) => `Reason: ${reason}`,
};
