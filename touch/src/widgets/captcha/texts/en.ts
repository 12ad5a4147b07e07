import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  picture: 'Characters in the picture',
  pictureShown: 'Picture with a code',
  answer: 'Answer',
  other: 'Another one',
  questionInstead: 'Cannot see it? Answer a question',
  pictureInstead: 'Use a picture',
  failed: 'The code did not load',
  codeMissing: 'Please fill in the code',
  codeExpired: 'The code had expired; here is a new one',
  working: 'One moment, the check is being finished',
  workFailed: 'This browser could not finish the check. Please use a picture or another browser',
};
