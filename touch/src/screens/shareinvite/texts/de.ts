import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Ihr Einladungscode',
  signedOut: 'Melden Sie sich an, um Ihren Code zu sehen',
  none: 'Ihr Code wurde nicht gefunden',
  code: 'Ihr Code',
  hint: 'Senden Sie ihn an Freunde, die ihn auf der Seite „Einladungscode“ eingeben',
  invite: 'Freunde einladen',
  rules: 'Regeln',
  enter: 'Den Code einer anderen Person eingeben',
  cardTitle: (name) => `Lesen Sie mit – ${name}`,
  cardText: (code) => `Mein Einladungscode ${code}`,
};
