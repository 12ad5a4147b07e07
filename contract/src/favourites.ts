import * as v from 'valibot';
import { Activity } from './activities';
import { Channel, KindNumber } from './codes';
import { callerClaims, id, integer, paging, text } from './fields';
import { Item } from './item';
import { read, write } from './operation';
import { bool, Done, date, int, listOf, str } from './wireValues';

/** Wire S24. */
export const Favourite = v.object({
  siteID: int,
  /** KindNumber.fav. */
  type: int,
  channel: int,
  articleID: int,
  title: str,
  articleType: int,
  column: str,
  columnID: v.union([int, str]),
  columnCasName: v.optional(str),
  time: date,
  url: str,
  urlPad: str,
  imgUrl: str,
  linkID: int,
  article: v.optional(v.union([Item, Activity])),
  contentUrl: str,
  countClick: int,
  countPraise: int,
  countDiscuss: int,
});
export type Favourite = v.InferOutput<typeof Favourite>;

const what = { articleID: id(), type: integer(KindNumber.fav.article), ...callerClaims };
const spellings = { articleID: ['articleId', 'id'] };

export const fav = write({
  name: 'fav',
  row: 'o2',
  spellings,
  input: v.object({ ...what, channel: integer(Channel.web), imgUrl: text('', 2_000) }),
  output: Done,
});

export const favCancel = write({
  name: 'favCancel',
  row: 'x5',
  spellings,
  input: v.object(what),
  output: Done,
});

export const hasFav = read({
  name: 'hasFav',
  row: 'x5',
  personal: true,
  spellings,
  input: v.object(what),
  output: bool,
});

export const myFav = read({
  name: 'myFav',
  method: 'POST',
  row: 'x6',
  encoding: 'form',
  personal: true,
  input: v.object({ ...callerClaims, ...paging }),
  output: listOf(Favourite),
});
