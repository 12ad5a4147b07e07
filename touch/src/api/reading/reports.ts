import { ReportState } from '@contract/reportCodes';
import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { number, readHasMore, rowsIn, text } from './wireFields';

/** A member's own report, and what became of it. */
export interface OwnReport {
  readonly key: string;
  readonly title: string;
  readonly reason: string;
  readonly note: string;
  readonly created: string;
  readonly state: keyof typeof ReportState;
}

const WireReport = v.object({
  sourceType: number,
  rootID: number,
  title: text,
  reason: text,
  note: text,
  created: text,
  state: number,
});
const states = ['received', 'upheld', 'dismissed'] as const;

export function readReports(data: unknown): Page<OwnReport> {
  const items = rowsIn(WireReport, data).map(({ sourceType, rootID, state, ...row }) => ({
    ...row,
    key: `${sourceType}/${rootID}`,
    state: states.find((name) => ReportState[name] === state) ?? 'received',
  }));
  return { items, hasMore: readHasMore(data) ?? false };
}
