import * as v from 'valibot';
import { Channel, EventType, KindNumber } from './codes';
import { callerClaims, code, flag, id, integer, text } from './fields';
import { read, write } from './operation';
import { Done } from './wireValues';

/**
 * Likes, shares, clicks and tracking in one: our client sends likes and shares by GET, tracking by POST (wire, part e).
 * Other sites call it as JSONP. A second like of the same person changes nothing.
 */
export const event = read({
  name: 'event',
  row: 'g21, f8',
  writes: true,
  spellings: { id: ['articleId', 'articleID'], columnID: ['columnId', 'colID'] },
  input: v.object({
    id: id(0),
    /** KindNumber.event. */
    type: integer(KindNumber.event.article),
    eventType: code(EventType, EventType.click),
    channel: integer(Channel.web),
    ...callerClaims,
    userOtherID: text(''),
    /** True removes a like. */
    cancel: flag(),
    /** Tracking (S§3): what was looked at. */
    title: text(''),
    publishtime: text(''),
    columnID: text(''),
    columnName: text(''),
    /** Of the record, so that a repeat counts once. */
    eventId: text('', 64),
  }),
  output: Done,
});

/** Lessons, articles and notices read so far. */
export const dataRead = write({
  name: 'dataRead',
  service: 'nis',
  path: '/data/read',
  encoding: 'json',
  row: 'o13',
  input: v.object({
    id: id(),
    /** article, notice or lesson. */
    type: text(),
    partId: id(0),
    progress: integer(0, { min: 0 }),
    ...callerClaims,
  }),
  output: Done,
});
