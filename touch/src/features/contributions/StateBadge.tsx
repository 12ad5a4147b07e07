import { ContributionStatus, TipoffStatus } from '@contract/participation/codes';
import style from './telling.module.css';
import { useTellingTexts } from './texts';

const tipoffStates = {
  [TipoffStatus.received]: 'received',
  [TipoffStatus.checking]: 'checking',
  [TipoffStatus.answered]: 'answered',
  [TipoffStatus.closed]: 'closed',
} as const;
const contributionStates = {
  [ContributionStatus.toAudit]: 'toAudit',
  [ContributionStatus.passed]: 'passed',
  [ContributionStatus.notPassed]: 'notPassed',
} as const;
export type StateName =
  | (typeof tipoffStates)[keyof typeof tipoffStates]
  | (typeof contributionStates)[keyof typeof contributionStates];

const isTipoffState = (status: number): status is TipoffStatus => status in tipoffStates;
const isContributionState = (status: number): status is ContributionStatus => status in contributionStates;

/** An unknown number counts as received. */
export const tipoffState = (status: number): StateName =>
  isTipoffState(status) ? tipoffStates[status] : 'received';
/** An unknown number counts as waiting for review. */
export const contributionState = (status: number): StateName =>
  isContributionState(status) ? contributionStates[status] : 'toAudit';

const good: readonly StateName[] = ['answered', 'passed'];

/** The state of a tip-off or contribution, in words. */
export function StateBadge({ state }: { readonly state: StateName }) {
  const texts = useTellingTexts();
  const look = good.includes(state) ? style.good : state === 'notPassed' ? style.bad : style.state;
  return <b className={look}>{texts[`${state}`]}</b>;
}
