import type { TalkMessages } from './messages';

export const talkEn: TalkMessages = {
  'talk.write': 'Write a comment',
  'talk.replyTo': (name) => `Reply to ${name}`,
  'talk.label': 'Your comment',
  'talk.send': 'Post',
  'talk.sending': 'Posting…',
  'talk.sent': 'Comment posted',
  'talk.notSent': 'It was not sent. What you wrote is still here.',
  'talk.tooLong': (most) => `A comment has at most ${most} characters`,
  'talk.closed': 'Comments are closed',
  'talk.refused': 'Some of these words are not allowed. Please change them and send again.',
  'talk.tooOften': 'You are commenting too often. Please try again later.',
  'talk.picturesGoing': 'Pictures are still being sent. One moment, please',
  'talk.pictureFailed': 'A picture was not sent. Try again or remove it',

  'talk.delete': 'Delete this comment?',
  'talk.deleteYes': 'Delete',
  'talk.deleted': 'Comment deleted',
  'talk.notOwn': 'You can only delete your own comments',
  'talk.gone': 'This comment does not exist any more',

  'talk.report': 'Report comment',
  'talk.reportWhy': 'Please choose a reason',
  'talk.advert': 'Spam or advertising',
  'talk.abuse': 'Insults or attacks',
  'talk.indecent': 'Indecent content',
  'talk.unlawful': 'Unlawful or harmful',
  'talk.untrue': 'False information',
  'talk.other': 'Something else',
  'talk.reportSend': 'Send report',
  'talk.reported': 'Thank you. We will look into it.',
};
