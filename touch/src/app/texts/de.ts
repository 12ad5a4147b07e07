import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  noPage: 'Diese Seite gibt es nicht',
  failed: 'Diese Seite lässt sich gerade nicht öffnen',
  notSent: 'Ihre Eingaben wurden nicht gesendet',
  needsScript:
    'Dafür muss der Browser JavaScript ausführen. Schalten Sie es ein, gehen Sie zurück zur Seite und versuchen Sie es noch einmal.',
  back: 'Zurück zur Seite',
  notice: 'Hinweis',
  useChrome: 'Am Computer empfehlen wir den Browser Chrome',
};
