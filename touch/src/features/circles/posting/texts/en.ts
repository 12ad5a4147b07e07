import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  heading: 'New post',
  momentHeading: 'New moment',
  title: 'Title (optional)',
  content: 'Text',
  send: 'Post',
  sending: 'Posting…',
  needsContent: 'Please write something or add a picture or video',
  titleTooLong: (n) => `A title has at most ${n} characters`,
  contentTooLong: (n) => `A text has at most ${n} characters`,
  refusedWords: 'Some of these words are not allowed. Please change them.',
  sent: 'Sent. It is published after review.',
};
