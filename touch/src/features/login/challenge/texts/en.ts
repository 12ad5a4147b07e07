import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  picture: 'Image code',
  pictureShown: 'Image with the code',
  otherPicture: 'Another image',
  questionInstead: 'Hard to read? Answer a question',
  pictureInstead: 'Use the image instead',
  answer: 'Your answer',
  challengeFailed: 'The image code did not load',
  codeExpired: 'The code had expired; here is a new one',
  working: 'One moment, the check is being finished',
  workFailed: 'This browser could not finish the check. Please use a picture or another browser',
};
