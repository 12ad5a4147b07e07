import * as v from 'valibot';
import { AdvEventType } from './advertCodes';
import { callerClaims, code, id, text } from './fields';
import { read, write } from './operation';
import { bit, Done, date, int, str } from './wireValues';

/** Wire S30. */
export const Advert = v.object({
  id: int,
  title: str,
  picUrl: str,
  /** Pixels (ours): the page keeps the picture's place. */
  width: int,
  height: int,
  linkUrl: str,
  /** AdvertType. */
  type: int,
  /** Row before which it stands. */
  position: int,
  style: int,
  startTime: date,
  endTime: date,
  advMark: bit,
});
export type Advert = v.InferOutput<typeof Advert>;

const AdvertList = v.object({ list: v.array(Advert) });
const platform = text('');

export const getArticleAdvs = read({
  name: 'getArticleAdvs',
  service: 'adv',
  row: 'g81',
  input: v.object({ articleId: id(), columnId: id(0), platform }),
  output: AdvertList,
});

export const getAdv = read({
  name: 'getAdv',
  row: 'g82',
  uncalled: true,
  service: 'adv',
  absent: 'missing',
  input: v.object({ id: id(0), position: text('') }),
  output: Advert,
});

export const getColAdvs = read({
  name: 'getColAdvs',
  service: 'adv',
  row: 'g83',
  input: v.object({ columnId: id(), platform }),
  output: AdvertList,
});

export const advEvent = write({
  name: 'advEvent',
  service: 'adv',
  path: '/event',
  row: 'g84',
  method: 'GET',
  encoding: 'query',
  personal: false,
  input: v.object({ id: id(), eventType: code(AdvEventType, AdvEventType.shown), ...callerClaims }),
  output: Done,
});

export const getStartPage = read({
  name: 'getStartPage',
  service: 'adv',
  row: 'x25',
  absent: 'missing',
  input: v.object({}),
  output: Advert,
});

export const getStartPagesAll = read({
  name: 'getStartPagesAll',
  row: 'x25',
  service: 'adv',
  input: v.object({}),
  output: v.array(Advert),
});
