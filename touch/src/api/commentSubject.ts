import { postDetail } from '@contract/circles';
import { KindNumber } from '@contract/codes';
import { dynamicDetail } from '@contract/dynamics';
import * as operations from '@contract/shortVideos';
import { at } from '@touch/outside/member/addresses';
import { type Query, queryKey } from '@touch/outside/queryCache';
import type { CommentSubject } from './reading/commentSubject';

export type { CommentSubject } from './reading/commentSubject';

const dynamicDetailName = at(dynamicDetail);
const postDetailName = at(postDetail);
const shortVideoName = at(operations.mvodArticle);

/** Operations that describe a subject, where it is no article. */
const describing: Readonly<Record<number, string>> = {
  [KindNumber.source.live]: 'liveView',
  [KindNumber.source.shortVideo]: shortVideoName,
  [KindNumber.source.post]: postDetailName,
  [KindNumber.source.activity]: 'activityDetail',
  [KindNumber.source.dynamic]: dynamicDetailName,
};

/** The article, live, activity, short video, post or dynamic of the comments, in the fields that comments need. */
export function commentSubjectQuery(id: string, source: number): Query<CommentSubject> {
  const known = describing[source];
  const operation = known ?? 'getArticleContent';
  const input: Readonly<Record<string, string>> =
    source === KindNumber.source.activity ? { fileId: id } : known ? { id } : { articleId: id };
  return {
    // the whole of it is kept under its own name
    key: `${queryKey(operation, input)}#discussed`,
    operation,
    input,
    read: async (data) => (await import('./reading/commentSubject')).readCommentSubject(data, source),
  };
}
