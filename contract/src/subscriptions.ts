import * as v from 'valibot';
import { Account } from './accounts';
import { KindNumber } from './codes';
import { Column } from './columns';
import { callerClaims, flag, id, integer, paging, parseId, text } from './fields';
import { Item } from './item';
import { read, write } from './operation';
import { Done, listOf } from './wireValues';

/** The followed object; an account unless `type` says otherwise. An id that is no number is nothing's (recorded). */
const followed = {
  id: v.pipe(text(), v.transform(parseId), v.number(), v.integer()),
  type: integer(KindNumber.topicSub.account),
  ...callerClaims,
  userName: text(''),
};

export const topicSub = write({
  name: 'topicSub',
  row: 'o3',
  input: v.object(followed),
  output: Done,
});

export const topicSubCancel = write({
  name: 'topicSubCancel',
  row: 'o4',
  input: v.object(followed),
  output: Done,
});

/** The accounts followed. */
export const subcribeXY = read({
  name: 'subcribeXY',
  row: 'x12',
  personal: true,
  input: v.object({ colID: id(0), ...callerClaims, ...paging }),
  output: listOf(Account),
});

/** Articles of what is followed. */
export const subcribeView = read({
  name: 'subcribeView',
  row: 'x12',
  personal: true,
  input: v.object({ columnId: id(0), ...callerClaims, ...paging }),
  output: v.array(Item),
});

export const getSubcribeXys = read({
  name: 'getSubcribeXys',
  row: 'x12',
  personal: true,
  input: v.object({ key: text(''), ...callerClaims, ...paging }),
  output: listOf(Account),
});

/** @param mine (ours) those followed, the one followed last first, instead of those of a name. */
export const getSubcribeCols = read({
  name: 'getSubcribeCols',
  row: 'x12',
  personal: true,
  input: v.object({ key: text(''), mine: flag(), ...callerClaims }),
  output: v.array(Column),
});
