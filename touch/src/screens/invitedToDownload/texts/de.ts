import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Einladung zur App',
  heading: (name) => `Eine Einladung, ${name} zu lesen`,
  code: 'Der Code der Einladung',
  wrong: 'Dieser Code stimmt nicht. Bitte fragen Sie noch einmal nach. Die App können Sie trotzdem laden.',
  how: 'So verwenden Sie den Code',
  first: 'App laden und öffnen',
  second: 'Mit der Telefonnummer anmelden',
  third: 'Diese Nummer auf der Seite „Einladungscode“ eingeben',
  enter: 'Gleich hier eingeben',
  share: (name) => `${name} – heute lesen, was heute geschieht.`,
};
