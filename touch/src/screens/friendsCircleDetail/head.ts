import { momentsDetailQuery } from '@touch/api/posts';
import { postHead } from '@touch/features/circles/postPage/postHead';
import { numberOf } from '@touch/lib/paths';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export function head({ visit, cache, params, texts: { title } }: HeadContext<typeof zh>): Head {
  const id = numberOf(params.id);
  return postHead({ visit, cache, title, query: id ? momentsDetailQuery(id) : undefined });
}
