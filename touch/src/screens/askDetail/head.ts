import { questionDetailQuery } from '@touch/api/questions';
import { questionHead } from '@touch/features/questions/questionHead';
import { numberOf } from '@touch/lib/paths';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export function head({ visit, cache, params, texts }: HeadContext<typeof zh>): Head {
  const id = numberOf(params.id);
  return questionHead({ visit, cache, title: texts.title, query: id ? questionDetailQuery(id) : undefined });
}
