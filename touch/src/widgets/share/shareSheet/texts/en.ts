import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  heading: 'Share',
  send: 'Send to friends',
  copy: 'Copy link',
  poster: 'Make a poster',
  posterOf: (name) => `Poster: ${name}`,
  posterHint: 'Press and hold the picture to save or send it',
  posterFailed: 'The poster could not be made',
  save: 'Save picture',
  inMessenger: 'Tap “…” at the top right to send this to friends',
  copied: 'Link copied',
  copyFailed: 'Could not copy. Press and hold the address to copy it.',
};
