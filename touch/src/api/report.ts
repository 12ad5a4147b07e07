import { expose } from '@contract/comments';
import { ExposeType } from '@contract/exposeType';
import { ReportKind, type ReportKindName } from '@contract/reportCodes';
import { at } from '@touch/outside/member/addresses';
import { type ListQuery, type QueryCache, queryKey } from '@touch/outside/queryCache';
import { type PostResult, toPostResult } from './discuss';
import type { OwnReport } from './reading/reports';

export type { OwnReport } from './reading/reports';

const exposeName = at(expose);

/** Something that a reader reports. */
export interface ReportSubject {
  readonly kind: ReportKindName;
  readonly id: string;
}

/** Reports something to the newsroom, with or without a login (wire x7). @param reason the type in words */
export const sendReport = async (
  cache: QueryCache,
  { kind, id }: ReportSubject,
  type: keyof typeof ExposeType,
  reason: string,
): Promise<PostResult> => {
  const input = { rootID: id, sourceType: ReportKind[kind], type: ExposeType[type], reason };
  return toPostResult(await cache.call(exposeName, input));
};

const OPERATION = 'myReports';

/** The member's own reports, newest first (wire n22). */
export const reportsQuery = (uid: string): ListQuery<OwnReport> => ({
  key: `${queryKey(OPERATION, {})}#${uid}`,
  operation: OPERATION,
  input: {},
  read: async (data) => (await import('./reading/reports')).readReports(data),
  keyOf: ({ key }) => key,
  next: (page) => ({ page }),
});
