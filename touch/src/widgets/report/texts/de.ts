import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Melden',
  what: 'Was melden Sie?',
  nickname: 'Den Namen',
  portrait: 'Das Bild',
  why: 'Bitte wählen Sie einen Grund',
  advert: 'Spam oder Werbung',
  abuse: 'Beleidigung oder Angriff',
  indecent: 'Anstößiger Inhalt',
  unlawful: 'Rechtswidrig oder schädlich',
  untrue: 'Falsche Angaben',
  other: 'Etwas anderes',
  send: 'Meldung senden',
  reported: 'Danke. Wir prüfen den Kommentar.',
};
