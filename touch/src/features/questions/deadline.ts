import { QuestionStatus } from '@contract/questionCodes';
import type { QaQuestion } from '@touch/api/questions';
import { parseWireDate } from '@touch/lib/time';

/** Site time is +08:00 (wire W13). */
const SITE_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const dayOf = (at: number): number => Math.floor((at + SITE_OFFSET_MS) / DAY_MS);

export interface Deadline {
  /** Epoch ms. */
  readonly at: number;
  /** Calendar days until then; below zero: overdue. */
  readonly daysLeft: number;
}

/** The deadline of a question that is accepted and not answered; undefined for any other. @param now epoch ms */
export function deadlineOf(
  { status, deadline }: Pick<QaQuestion, 'status' | 'deadline'>,
  now: number,
): Deadline | undefined {
  const at = parseWireDate(deadline);
  if (status !== QuestionStatus.accepted || at === undefined) return undefined;
  return { at, daysLeft: dayOf(at) - dayOf(now) };
}
