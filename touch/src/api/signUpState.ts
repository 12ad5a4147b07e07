import { ActivityState, EntryState } from '@contract/participation/codes';
import { parseWireDate } from '@touch/lib/time';
import type { Activity } from './activity';

/** State of the sign-up button (S§4, F27); `none`: nobody signs up for the activity. */
export type SignUpState =
  | 'none'
  | 'applied'
  | 'ended'
  | 'inApp'
  | 'notStarted'
  | 'signUpEnded'
  | 'full'
  /** Full, with a waiting list. */
  | 'waits'
  | 'open';

const ofEntry: Readonly<Record<string, SignUpState>> = {
  [EntryState.notStarted]: 'notStarted',
  [EntryState.open]: 'open',
  [EntryState.ended]: 'signUpEnded',
  [EntryState.full]: 'full',
};
/** Activities whose sign-up is in the app only. */
const IN_APP = 1;

/** An own entry outranks the end of the activity, and the end everything else. */
export function signUpState(
  activity: Pick<
    Activity,
    'signup' | 'ac_entryStatus' | 'activityStatus' | 'participationType' | 'waitingList'
  >,
): SignUpState {
  if (!activity.signup) return 'none';
  if (activity.ac_entryStatus === EntryState.applied) return 'applied';
  if (activity.activityStatus === ActivityState.ended) return 'ended';
  const state = ofEntry[activity.ac_entryStatus] ?? 'signUpEnded';
  if (activity.participationType === IN_APP && state === 'open') return 'inApp';
  return state === 'full' && activity.waitingList ? 'waits' : state;
}

/** True while answers may be changed: the sign-up's own time, whether places are left or not. @param now epoch ms */
export function isSignUpTime(
  {
    activityStatus,
    startSignTime,
    endSignTime,
  }: Pick<Activity, 'activityStatus' | 'startSignTime' | 'endSignTime'>,
  now: number,
): boolean {
  if (activityStatus === ActivityState.ended) return false;
  const [start, end] = [parseWireDate(startSignTime), parseWireDate(endSignTime)];
  return (start === undefined || now >= start) && (end === undefined || now <= end);
}
