import { ReportKind, type ReportKindName } from '@contract/reportCodes';

import { shownAccountSql } from '@platform/db/shownAccountSql';
import { MemberState } from '@platform/membership/memberState.types';
import { reactionKinds } from '@platform/reactions/kinds.sql';

/** An object `x` that readers report, in SQL. */
export interface ReportedSql {
  readonly table: string;
  /** Condition: readers see it. */
  readonly shown: string;
  readonly what: string;
  /** Number of its author; '0' = no member. */
  readonly member: string;
}

const titleOrContent = `coalesce(nullif(x.doc->>'title', ''), x.doc->>'content', '')`;
const { article, comment, question, answer, post, shortVideo } = reactionKinds;
const member = { table: 'members', member: 'x.id' };
const isOpen = `x.state = ${MemberState.open}`;

export const reportedKinds: Readonly<Record<ReportKindName, ReportedSql>> = {
  article: { ...article, what: 'x.title', member: '0' },
  comment: { ...comment, what: 'x.content', member: 'x.member_id' },
  question: { ...question, what: titleOrContent, member: 'x.member_id' },
  answer: { ...answer, what: titleOrContent, member: '0' },
  post: { ...post, what: titleOrContent, member: 'x.member_id' },
  shortVideo: { ...shortVideo, what: titleOrContent, member: '0' },
  account: {
    table: 'accounts',
    shown: shownAccountSql('x'),
    what: `coalesce(x.doc->>'name', '')`,
    member: '0',
  },
  nickname: { ...member, shown: isOpen, what: 'x.nickname' },
  portrait: { ...member, shown: `${isOpen} and x.head <> ''`, what: 'x.head' },
};
const list = (Object.keys(ReportKind) as ReportKindName[]).map((name) => ({
  number: ReportKind[name],
  ...reportedKinds[name],
}));

/** SQL condition: the object of a kind and number is there for readers. @param kind @param id placeholders */
export const isReportableSql = (kind: string, id: string): string =>
  list
    .map(
      ({ number, table, shown }) =>
        `(${kind}::smallint = ${number} and exists (select 1 from ${table} x where x.site_id = $1 and x.id = ${id} and ${shown}))`,
    )
    .join(' or ');

/** SQL: `what` or `member` of the object of a row `e` of reports. */
export const reportedFieldSql = (field: 'what' | 'member', absent: string): string =>
  `coalesce(case e.kind ${list
    .map(
      (kind) =>
        `when ${kind.number} then (select ${kind[field]} from ${kind.table} x where x.site_id = e.site_id and x.id = e.object_id)`,
    )
    .join(' ')} end, ${absent})`;
