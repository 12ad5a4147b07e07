import { AppealKind, type AppealKindName } from '@contract/appealCodes';
import { ContributionStatus } from '@contract/participation/codes';
import { QuestionStatus } from '@contract/questionCodes';
import { PostState } from '@platform/circles/postState.types';
import { CommentState } from '@platform/discussions/commentState.types';

/** A thing `x` of a member that staff refuse, in SQL. */
interface RefusedSql {
  readonly table: string;
  /** Condition: it is refused, or taken away. */
  readonly refused: string;
  readonly what: string;
  /** Acts of staff that refuse it. */
  readonly acts: readonly string[];
}

const titleOrContent = `coalesce(nullif(x.doc->>'title', ''), x.doc->>'content', '')`;
const refusedKinds: Readonly<Record<AppealKindName, RefusedSql>> = {
  comment: {
    table: 'comments',
    refused: `x.state in (${CommentState.rejected}, ${CommentState.removed})`,
    what: 'x.content',
    acts: ['reject', 'remove'],
  },
  question: {
    table: 'questions',
    refused: `(x.doc->>'status')::int = ${QuestionStatus.refused}`,
    what: titleOrContent,
    acts: ['refuseQuestion'],
  },
  post: {
    table: 'posts',
    refused: `x.state in (${PostState.rejected}, ${PostState.removed})`,
    what: titleOrContent,
    acts: ['rejectPost', 'removePost'],
  },
  contribution: {
    table: 'contributions',
    refused: `x.status = ${ContributionStatus.notPassed}`,
    what: titleOrContent,
    acts: ['reject'],
  },
};
const list = (Object.keys(refusedKinds) as AppealKindName[]).map((name) => ({
  name,
  number: AppealKind[name],
  ...refusedKinds[name],
}));

/** SQL condition: the thing is the member's, and refused. @param kind @param id @param member placeholders */
export const isRefusedSql = (kind: string, id: string, member: string): string =>
  list
    .map(
      ({ number, table, refused }) =>
        `(${kind}::smallint = ${number} and exists (select 1 from ${table} x
          where x.site_id = $1 and x.id = ${id} and x.member_id = ${member} and ${refused}))`,
    )
    .join(' or ');

/** SQL: title or words of the thing of a row `p` of appeals. */
export const appealedSql = `coalesce(case p.kind ${list
  .map(
    ({ number, table, what }) =>
      `when ${number} then (select ${what} from ${table} x where x.site_id = p.site_id and x.id = p.object_id)`,
  )
  .join(' ')} end, '')`;

/** SQL join: the latest act `a` that refused the thing of a row `p` of a kind and number. */
export const refusingActSql = `left join lateral (select a.staff_id, a.at, coalesce(a.detail->>'reason', a.detail->>'answer', '') as reason
    from staff_acts a where a.site_id = p.site_id and a.object_id = p.object_id and (${list
      .map(
        ({ number, name, acts }) =>
          `(p.kind = ${number} and a.object_kind = '${name}' and a.act in (${acts.map((act) => `'${act}'`).join(', ')}))`,
      )
      .join(' or ')}) order by a.id desc limit 1) a on true`;
