import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  phoneNeeded: 'Please link a phone number first.',
  ageNeeded: 'Please say your year and month of birth first.',
  guardianNeeded: 'Under 14, a guardian has to consent first.',
  minorsMode: 'This is not available in minors’ mode.',
  silenced: (until: string, reason: string) => `You may not write until ${until}. Reason: ${reason}`,
  suspended: (until: string, reason: string) => `This account is suspended until ${until}. Reason: ${reason}`,
};
