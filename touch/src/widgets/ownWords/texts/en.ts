import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  whyAndAppeal: 'Reason and appeal',
  reason: 'Why it was not published',
  noReason: 'The newsroom has written no reason.',
  notRefused: 'This was not refused, or is shown again.',
  how: 'If you think this is wrong, you may appeal once. Another editor decides; you find the result in your messages.',
  field: 'Your reasons',
  send: 'Send appeal',
  sent: 'Appeal sent',
  needsText: 'Please write your reasons',
  tooLong: (most) => `At most ${most} characters`,
  yourAppeal: 'Your appeal',
  open: 'Received; another editor will decide',
  upheld: 'Appeal upheld: it is shown again',
  dismissed: 'Appeal dismissed',

  delete: 'Delete',
  deletePost: 'Delete this post?',
  deleteQuestion: 'Delete this question?',
  deleteYes: 'Delete',
  deleted: 'Deleted',
  nameDeleted: 'Your name, place and files are gone',
  postGoes:
    'The post goes with its pictures, videos and likes, and cannot be brought back. Comments of others are not shown any more.',
  questionGoes:
    'A question without an answer goes with its pictures, recordings and likes, and cannot be brought back. One with an answer stays with its words and the answer, because the answer is for everybody; your name, portrait, place, pictures and recordings go.',
  logStays:
    'What stays is the log that the law demands: time, account, network address and device, none of the content. It is deleted when its time is over.',
};
