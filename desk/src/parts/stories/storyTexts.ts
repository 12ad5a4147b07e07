import type { StoryAct, StoryStep } from '@contract/newsroomStories';
import type { TextKey } from '@desk/texts/useText';

/** Names of a story's acts on buttons. */
export const actNames: Readonly<Record<Exclude<StoryAct, 'save'>, TextKey>> = {
  send: 'send',
  pass: 'pass',
  return: 'return',
  publish: 'publish',
  change: 'change',
  withdraw: 'withdraw',
  bin: 'bin',
  unbin: 'unbin',
};
/** Words after an act. */
export const actsDone: Readonly<Record<Exclude<StoryAct, 'save'>, TextKey>> = {
  send: 'doneSend',
  pass: 'donePass',
  return: 'doneReturn',
  publish: 'donePublish',
  change: 'doneChange',
  withdraw: 'doneWithdraw',
  bin: 'doneBin',
  unbin: 'doneUnbin',
};
/** Names of the entries of a story's book. */
export const stepNames: Readonly<Record<StoryStep['act'], TextKey>> = {
  sent: 'stepSent',
  passed: 'stepPassed',
  returned: 'stepReturned',
  published: 'stepPublished',
  changed: 'stepChanged',
  withdrawn: 'stepWithdrawn',
  binned: 'stepBinned',
  unbinned: 'stepUnbinned',
};

/** Names of the signatures of a round, the first first. */
export const signatureNames: readonly TextKey[] = ['signature1', 'signature2', 'signature3'];
