import * as v from 'valibot';
import { ReporterCard } from './content';
import { callerClaims, id, paging } from './fields';
import { Item } from './item';
import { read } from './operation';
import { bit, int, listOf } from './wireValues';

export const Reporter = v.object({
  ...ReporterCard.entries,
  articleCount: int,
  rssCount: int,
  isFollow: bit,
});
export type Reporter = v.InferOutput<typeof Reporter>;

export const authorInfo = read({
  name: 'authorInfo',
  row: 'g23',
  ownRows: true,
  absent: 'missing',
  input: v.object({ id: id(), ...callerClaims }),
  output: Reporter,
});

export const reporterArticles = read({
  name: 'reporterArticles',
  row: 'g24',
  input: v.object({ id: id(), ...paging }),
  output: listOf(Item),
});
