import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  done: 'Your vote counts',
  pending: 'Your vote has arrived and counts once it is reviewed',
  already: 'You have voted already',
  noMore: 'You have no votes left',
  noMoreToday: 'You have no votes left today; come back tomorrow',
  noMoreHere: 'This device has no votes left',
  tooFast: 'That was too fast; please try again in a moment',
  tooOften: 'Too many attempts; please try again later',
  notBegun: 'Voting has not begun yet',
  over: 'Voting has ended',
  repeated: 'This vote has arrived already',
  ticketOver: 'That took too long; please vote again',
  loginNeeded: 'Please log in to vote',
  snapshot: 'Please choose the full service at the foot of the page, then vote',
  failed: 'Your vote was not taken; please try again later',
  noMoreForOption: 'You have no votes left for this choice; please choose another',
  wrongCode: 'The code is wrong; please try the new one',
};
