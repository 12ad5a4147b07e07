import { AuditStatus } from '@contract/codes';
import * as v from 'valibot';
import { arrayOf, flag, number, rowsOf, text } from './wireFields';

const said = {
  id: text,
  /** '' where the reader's name is not told (wire W16). */
  userName: text,
  content: text,
  isOfficial: flag,
};

/** What a page shows of S8. */
const WireComment = v.object({
  ...said,
  userIcon: text,
  created: text,
  location: text,
  countPraise: number,
  auditStatus: number,
  topDiscuss: v.optional(v.unknown()),
});
const WireReply = v.object(said);

export type Reply = Readonly<v.InferOutput<typeof WireReply>>;
export interface Comment
  extends Readonly<Omit<v.InferOutput<typeof WireComment>, 'topDiscuss' | 'auditStatus'>> {
  /** The first ones, as the server chose them. */
  readonly replies: readonly Reply[];
}

/** The comments of `{list: […]}` or of a bare list; one under review is its author's alone (H1). undefined: there are none. */
export function readComments(data: unknown): readonly Comment[] | undefined {
  const comments = rowsOf(WireComment, arrayOf(data, 'list'))
    .filter(({ auditStatus, content }) => auditStatus === AuditStatus.shown && content !== '')
    .map(({ topDiscuss, auditStatus: _, ...comment }) => ({
      ...comment,
      replies: rowsOf(WireReply, arrayOf(topDiscuss, 'list')).filter(({ content }) => content !== ''),
    }));
  return comments.length > 0 ? comments : undefined;
}
