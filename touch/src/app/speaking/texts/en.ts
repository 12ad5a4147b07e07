import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  phoneNeeded: 'Please link a phone number first.',
  silenced: (until: string, reason: string) => `You may not write until ${until}. Reason: ${reason}`,
  suspended: (until: string, reason: string) => `This account is suspended until ${until}. Reason: ${reason}`,
};
