import { voteInfoQuery, voteOptionQuery } from '@touch/api/activityVotes';
import { numberOf } from '@touch/lib/paths';
import { plainTitle, shareDescription } from '@touch/lib/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import { canonicalPath } from './optionHead';
import type { texts as zh } from './texts/zh';

export function head({ visit, cache, params, texts }: HeadContext<typeof zh>): Head {
  const { appName, shareDescription: ownText } = visit.config;
  const id = numberOf(params.optionId);
  const query = voteOptionQuery(id);
  const option = id === '' ? undefined : cache.getValue(query);
  const info = option && cache.getValue(voteInfoQuery({ voteId: option.voteId, fileId: '' }));
  if (!option || !info) {
    const gone = id !== '' && cache.peek(query.key)?.state === 'empty';
    return { title: `${texts.title} - ${appName}`, noIndex: true, ...(gone ? { gone } : {}) };
  }
  return {
    title: `${plainTitle(option.name)} - ${plainTitle(info.title)} - ${appName}`,
    description: shareDescription(option.description) || ownText,
    canonical: canonicalPath(option, info),
    ...(option.images[0] ? { image: option.images[0] } : {}),
  };
}
