import * as v from 'valibot';
import { ACCOUNT_CATALOGUE } from './codes';
import { flag, id, integer, paging, text } from './fields';
import { Item } from './item';
import { PAGE_SIZE } from './limits';
import { read } from './operation';
import { Question } from './questions';
import { int, str } from './wireValues';

/** Wire S17a: a leader or figure. Lists inside a home module carry the name again as `cmiName`. */
export const Person = v.object({
  id: int,
  name: str,
  cmiName: v.optional(str),
  /** Photo. */
  url: str,
  duty: str,
  description: str,
  columnID: int,
  groupID: int,
  articles: v.optional(v.array(Item)),
  /** (ours) Newest questions to a leader. */
  questions: v.optional(v.array(Question)),
});
export type Person = v.InferOutput<typeof Person>;

export const PersonDetail = v.object({ ...Person.entries, details: str });
export type PersonDetail = v.InferOutput<typeof PersonDetail>;

/** Wire S17b. */
export const Category = v.object({ catID: int, catName: str, catIcon: str });
export type Category = v.InferOutput<typeof Category>;

export const CategoryList = v.object({ cats: v.array(Category) });

const rows = {
  start: integer(0, { min: 0, max: 1_000_000 }),
  count: integer(PAGE_SIZE),
};

/** @param hasArticles how many articles of each the caller wants; any number above 0 gives the newest ones */
export const leaderView = read({
  name: 'leaderView',
  row: 'g41',
  uncalled: true,
  input: v.object({ ...rows, hasArticles: text('', 20) }),
  output: v.array(Person),
});

export const regionleaderView = read({
  name: 'regionleaderView',
  row: 'f12',
  uncalled: true,
  method: 'POST',
  encoding: 'form',
  absent: 'missing',
  input: v.object({ regionID: id() }),
  output: v.array(Person),
});

export const leader = read({
  name: 'leader',
  method: 'POST',
  row: 'o5',
  encoding: 'form',
  absent: 'missing',
  input: v.object({ id: id() }),
  output: PersonDetail,
});

export const leaderCats = read({
  name: 'leaderCats',
  row: 'x13',
  input: v.object({ catID: id(0) }),
  output: CategoryList,
});

/** @param hasQuestions (ours) with the newest questions to each leader */
export const catleaderView = read({
  name: 'catleaderView',
  row: 'x13',
  input: v.object({ catID: id(0), hasQuestions: flag(), ...paging }),
  output: v.object({ list: v.array(Person), recommend: v.array(Person) }),
});

export const getCats = read({
  name: 'getCats',
  row: 'g42',
  input: v.object({ code: text(ACCOUNT_CATALOGUE) }),
  output: v.array(Category),
});

export const getSubCats = read({
  name: 'getSubCats',
  row: 'g43',
  input: v.object({ catID: id(0), code: text(ACCOUNT_CATALOGUE) }),
  output: CategoryList,
});
