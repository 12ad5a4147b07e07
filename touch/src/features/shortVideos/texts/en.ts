import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: 'Short videos',
  titleOf: (name) => `Short video by ${name}`,
  soundOn: 'Turn sound on',
  soundOff: 'Mute',
  soundKey: 'Key M turns the sound on and off',
  captions: 'Captions',
  related: 'Related videos',
  noRelated: 'No related videos',
  next: 'Next video',
  previous: 'Previous video',
  end: 'You have seen them all',
  fromStart: 'Watch again from the start',
  place: (index, title) => `Video ${index}: ${title}`,
  notAtNight: 'In minors’ mode there are no short videos from 22:00 to 6:00',
};
