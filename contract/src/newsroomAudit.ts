import * as v from 'valibot';
import { call } from './newsroomCall';
import { boundedText, number, siteOrAll, whole } from './newsroomShapes';

/* The newsroom's call that reads the audit log (K18). */

const MAX_PAGE = 100_000;

/** A record of the audit log; an absent field is '' or 0. */
export const AuditRow = v.strictObject({
  /** Site time. */
  at: v.string(),
  site: whole,
  /** `m:<member>`, `s:<member of staff>`, `p:<reporter's pass>`. */
  account: v.string(),
  address: v.string(),
  port: whole,
  /** Digest: equal devices have equal ones. */
  device: v.string(),
  kind: v.string(),
  operation: v.string(),
  object: v.string(),
  made: v.string(),
  /** `done`, else the code of the refusal. */
  result: v.string(),
});
export type AuditRow = v.InferOutput<typeof AuditRow>;

export const auditCalls = {
  auditLog: call(
    'GET',
    '/audit',
    v.strictObject({
      /** Site time; today without it. */
      day: v.optional(v.pipe(v.string(), v.isoDate('a day is written as 2031-03-05'))),
      /** Site that the calls were about; without it all. */
      ofSite: v.optional(siteOrAll),
      account: v.optional(boundedText(40), ''),
      operation: v.optional(boundedText(40), ''),
      page: v.optional(number(1, MAX_PAGE), 1),
    }),
    v.strictObject({ list: v.array(AuditRow), hasMore: v.boolean() }),
    { about: 'Lists a day of the audit log, oldest first.' },
  ),
} as const;
