import * as v from 'valibot';
import { Account } from './accounts';
import { ALL } from './codes';
import { code, id, integer, paging, text } from './fields';
import { Item } from './item';
import { PAGE_SIZE } from './limits';
import { read } from './operation';
import { SearchClassNumber, SearchSort } from './search/searchCodes';
import { bool, int, str, strs } from './wireValues';

/** Wire S19: an article found; `<em>` marks what was looked for. */
export const SearchHit = v.object({ ...Item.entries, hitTitle: str, hitAbstract: str });
export type SearchHit = v.InferOutput<typeof SearchHit>;

const start = integer(0, { min: 0, max: 1_000_000 });
const count = integer(PAGE_SIZE);
/** Below 0: all. */
const articleType = integer(ALL);

export const searchAllInTime = read({
  name: 'searchAllInTime',
  row: 'g61',
  input: v.object({
    key: text(''),
    tclass: code(SearchClassNumber, SearchClassNumber.news),
    /** Comma-joined. */
    fields: text('title,content,author'),
    startTime: text(''),
    endTime: text(''),
    sort: code(SearchSort, SearchSort.newestFirst),
    ...paging,
  }),
  output: v.object({
    list: v.array(SearchHit),
    /** For class 15. */
    xys: v.array(Account),
    totalCount: int,
    hasMore: bool,
  }),
});

export const searchAll = read({
  name: 'searchAll',
  row: 'x2',
  input: v.object({ columnId: id(0), key: text(''), start, count, articleType }),
  output: v.array(Item),
});

export const searchWebArticles = read({
  name: 'searchWebArticles',
  row: 'x4',
  input: v.object({ columnId: id(0), key: text(''), start, count }),
  output: v.object({ articles: v.array(Item), countResult: int }),
});

export const searchWordDely = read({
  name: 'searchWordDely',
  row: 'g62',
  input: v.object({ key: text('') }),
  output: v.object({ words: strs }),
});

export const searchClassify = read({
  name: 'searchClassify',
  row: 'g64',
  input: v.object({}),
  output: v.object({ list: v.array(v.object({ id: int, name: str, tclass: int, order: int })) }),
});

export const hotWords = read({
  name: 'hotWords',
  row: 'x16',
  input: v.object({}),
  output: v.object({ words: strs }),
});
