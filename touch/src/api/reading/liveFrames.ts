import * as v from 'valibot';
import type { Comment } from './comments';
import { readComments } from './comments';
import { type LiveConfig, type LiveReport, readLiveConfig, readReport } from './liveView';

/** Data of wire D9 `live_reporting`. */
export interface ReportChange {
  readonly action: 'add' | 'update' | 'delete';
  readonly report: LiveReport;
}
/** Data of wire D9 `live_status`; what is absent stays. */
export interface StatusChange {
  readonly status?: number;
  readonly countClick?: number;
  readonly config?: LiveConfig;
}
/** Data of wire D9 `live_discuss`: a comment that was approved, or the id of one that is gone. */
export type CommentChange =
  | { readonly action: 'add'; readonly comment: Comment }
  | { readonly action: 'delete'; readonly id: string };

const WireReporting = v.object({ action: v.picklist(['add', 'update', 'delete']), report: v.unknown() });
const WireStatus = v.object({
  status: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))),
  countClick: v.optional(v.number()),
  config: v.optional(v.unknown()),
});
const WireDiscuss = v.object({
  action: v.picklist(['add', 'delete']),
  discuss: v.looseObject({ id: v.union([v.number(), v.string()]) }),
});

export function readReportChange(data: unknown): ReportChange | undefined {
  const read = v.safeParse(WireReporting, data);
  const report = read.success ? readReport(read.output.report) : undefined;
  return read.success && report ? { action: read.output.action, report } : undefined;
}

export function readStatusChange(data: unknown): StatusChange | undefined {
  const read = v.safeParse(WireStatus, data);
  if (!read.success) return undefined;
  const { status, countClick, config } = read.output;
  return {
    ...(status === undefined || Number.isNaN(status) ? {} : { status }),
    ...(countClick === undefined ? {} : { countClick }),
    ...(config ? { config: readLiveConfig(config) } : {}),
  };
}

export function readCommentChange(data: unknown): CommentChange | undefined {
  const read = v.safeParse(WireDiscuss, data);
  if (!read.success) return undefined;
  const { action, discuss } = read.output;
  if (action === 'delete') return { action, id: String(discuss.id) };
  const [comment] = readComments([discuss]) ?? [];
  return comment ? { action, comment } : undefined;
}
