import * as v from 'valibot';
import { integer, text } from './fields';
import { read, write } from './operation';
import { Empty } from './wireValues';

/** One record of S§3; spellings as there. */
const submitted = {
  /** DataType. */
  dataType: integer(0),
  articleID: text(''),
  /** Milliseconds. */
  actionTime: text(''),
  deviceid: text(''),
  userUuid: text(''),
  refer: text('', 2_000),
  platform: integer(0),
  shareChanel: integer(0),
  /** A repeat of the same record counts once. */
  eventId: text('', 64),
};
const spellings = { articleID: ['article_id'] };

/** The service address itself. */
export const record = read({
  name: 'record',
  row: 'a1',
  uncalled: true,
  service: 'analytics',
  path: '',
  writes: true,
  spellings,
  input: v.object(submitted),
  output: Empty,
});

export const articleClick = write({
  name: 'articleClick',
  row: 'o14',
  uncalled: true,
  service: 'bigdata',
  encoding: 'json',
  spellings,
  input: v.object(submitted),
  output: Empty,
});
