import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Kurzvideos',
  titleOf: (name) => `Kurzvideo von ${name}`,
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
  soundKey: 'Taste M schaltet den Ton ein und aus',
  captions: 'Untertitel',
  related: 'Ähnliche Videos',
  noRelated: 'Keine ähnlichen Videos',
  next: 'Nächstes Video',
  previous: 'Voriges Video',
  end: 'Das waren alle',
  fromStart: 'Noch einmal von vorn',
  place: (index, title) => `Video ${index}: ${title}`,
  notAtNight: 'Im Modus für Minderjährige gibt es von 22 bis 6 Uhr keine Kurzvideos',
};
