import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Einladungscode',
  why: 'Geben Sie den Code ein, damit wir wissen, wer Sie eingeladen hat. Das geht je Mitglied und je Telefon einmal.',
  label: 'Einladungscode',
  send: 'Bestätigen',
  sending: 'Wird gesendet …',
  needsCode: 'Bitte geben Sie den Code ein',
  unknown: 'Diesen Code gibt es nicht. Bitte prüfen Sie ihn.',
  own: 'Das ist Ihr eigener Code',
  recorded: 'Eingetragen',
  by: (name) => `Sie wurden eingeladen von ${name}.`,
  memberKnown: 'Sie haben schon einmal einen Code eingegeben',
  memberKnownBy: (name) => `Sie haben schon einmal einen Code eingegeben. Eingeladen hat Sie ${name}.`,
  deviceKnown: 'Auf diesem Telefon wurde schon ein Code verwendet',
  ownCode: 'Mein Code',
};
