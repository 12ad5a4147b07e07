import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  write: 'Write a comment',
  replyTo: (name) => `Reply to ${name}`,
  label: 'Your comment',
  send: 'Post',
  sending: 'Posting…',
  sent: 'Comment posted',
  notSent: 'It was not sent. What you wrote is still here.',
  tooLong: (most) => `A comment has at most ${most} characters`,
  closed: 'Comments are closed',
  refused: 'Some of these words are not allowed. Please change them and send again.',
  tooOften: 'You are commenting too often. Please try again later.',
  picturesGoing: 'Pictures are still being sent. One moment, please',
  pictureFailed: 'A picture was not sent. Try again or remove it',

  delete: 'Delete this comment?',
  deleteWhat:
    'The comment goes with its pictures and cannot be brought back; replies below it are not shown any more. What stays is the log that the law demands: time, account, network address and device, none of the content. It is deleted when its time is over.',
  deleteYes: 'Delete',
  deleted: 'Comment deleted',
  notOwn: 'You can only delete your own comments',
  gone: 'This comment does not exist any more',
};
