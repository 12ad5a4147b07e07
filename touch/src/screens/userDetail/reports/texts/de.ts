import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  none: 'Noch keine Meldungen',
  received: 'Eingegangen, wird geprüft',
  upheld: 'Stattgegeben',
  dismissed: 'Abgewiesen',
  untitled: 'Profilbild',
  why: (reason: string) => `Grund: ${reason}`,
};
