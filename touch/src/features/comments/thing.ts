import { KindNumber } from '@contract/codes';
import { articlePath } from '@touch/api/articlePath';
import { type Discussed, discussedQuery, type Place } from '@touch/api/comments';
import { useItem } from '@touch/api/useAnswers';
import { mayDiscuss } from '@touch/lib/discussing';
import { useVisit } from '@touch/outside/visit';

/** Kinds that tell what is talked about: an article or a live (F11). */
export const toldKinds: readonly number[] = [KindNumber.source.article, KindNumber.source.live];

export interface Thing {
  readonly discussed: Discussed | undefined;
  /** Where it stands; '' while that is not known. */
  readonly href: string;
  readonly mayWrite: boolean;
}

/** What the comments are about, as far as it is known; without it nothing is to be said. */
export function useThing({ id, source }: Place): Thing {
  const { basePath, flags, config } = useVisit();
  const asked = useItem(discussedQuery(id, source));
  const discussed = asked.state === 'ready' ? asked.value : undefined;
  return {
    discussed,
    href: discussed?.fileId ? basePath + articlePath(discussed) : '',
    mayWrite: discussed !== undefined && mayDiscuss(discussed, flags, config.auditType),
  };
}
