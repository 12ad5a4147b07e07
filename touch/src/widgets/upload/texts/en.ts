import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  wrongFormat: 'Only jpg, jpeg, png, gif and bmp pictures can be sent',
  going: 'Sending the picture',
  cancel: 'Cancel',
  failed: 'The picture was not sent. Please try again',
  again: 'Try again',
  unreadable: 'This picture cannot be read. Please choose another',
  portrait: 'Change portrait',
  add: 'Add a picture',
  remove: 'Remove the picture',
  pictures: 'Pictures',
  most: (most) => `${most} pictures at most`,
};
