import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  heading: 'Ask a question',
  title: 'Question',
  content: 'Details (optional)',
  send: 'Send',
  sending: 'Sending…',
  needsTitle: 'Please write your question',
  titleTooLong: (n) => `A question has at most ${n} characters`,
  contentTooLong: (n) => `Details have at most ${n} characters`,
  refusedWords: 'Some of these words are not allowed. Please change them.',
  sent: 'Sent. It is published after review.',
};
