import { RegistrationStatus } from '@contract/participation/codes';

const names = {
  [RegistrationStatus.toAudit]: 'toAudit',
  [RegistrationStatus.passed]: 'passed',
  [RegistrationStatus.notPassed]: 'notPassed',
  [RegistrationStatus.waiting]: 'waiting',
} as const;
const isKnown = (status: number): status is RegistrationStatus => status in names;

/** Name of the text that says how a registration stands. @param useTime '' = not written off */
export function statusName(
  status: number,
  useTime: string,
): 'toAudit' | 'passed' | 'notPassed' | 'waiting' | 'used' {
  if (useTime !== '') return 'used';
  return isKnown(status) ? names[status] : 'toAudit';
}
