import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Plus de directs',
  coming: 'Prochains directs',
  starts: (when) => `Début\u00a0: ${when}`,
};
