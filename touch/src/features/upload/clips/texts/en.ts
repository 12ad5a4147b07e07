import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  add: 'Add a video or recording',
  going: 'Uploading',
  arrived: 'Uploaded',
  remove: 'Remove',
  failed: 'The upload was interrupted. What was sent is kept.',
  again: 'Continue',
  refused: 'The file was not accepted. Please choose another one.',
  wrongFormat: 'Only videos and recordings can be added',
  tooLarge: (n) => `A file has at most ${n} MB`,
  most: (n) => `At most ${n} videos or recordings`,
};
