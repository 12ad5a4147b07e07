import * as v from 'valibot';
import { optionalAddress, streamAddress } from './newsroomAddress';
import { call } from './newsroomCall';
import {
  boundedText,
  done,
  id,
  LiveState,
  moment,
  number,
  oneReport,
  reason,
  report,
  siteAndId,
  whole,
} from './newsroomShapes';

/* The newsroom's calls about lives. */

/** Hours a pass is good for. */
export const PASS_HOURS = { usual: 24, max: 7 * 24 } as const;

export const LivePass = v.strictObject({
  id: whole,
  name: v.string(),
  state: v.picklist(['open', 'revoked', 'expired']),
  created: moment,
  expires: moment,
});

export const LivePassInput = v.strictObject({
  ...siteAndId.entries,
  /** The reporter's name as readers see it. */
  name: v.pipe(boundedText(40), v.trim(), v.minLength(1)),
  hours: v.optional(number(1, PASS_HOURS.max), PASS_HOURS.usual),
});

/** The token is shown once; its hash is stored. */
export const NewLivePass = v.strictObject({ id: whole, token: v.string(), expires: moment });

export const OnePass = v.strictObject({ ...siteAndId.entries, pass: id });

/** A camera or channel; an address is `/media/…` on this platform, or `http(s)://…`. */
export const LiveLineInput = v.strictObject({
  name: v.optional(boundedText(20), ''),
  live: optionalAddress(streamAddress),
  playback: optionalAddress(streamAddress),
});

const setup = {
  title: v.pipe(boundedText(80), v.trim(), v.minLength(1)),
  abstract: boundedText(300),
  /** HTML; it is cleaned. */
  content: boundedText(20_000),
  kind: v.picklist(['image', 'video']),
  columnID: id,
  /** Site time, `2031-03-05 18:00`; an end without a time is that whole day. */
  start: v.string(),
  /** Announced end; '' = open. */
  end: v.string(),
  /** Shown before the start. */
  announcement: boundedText(200),
  lines: v.pipe(v.array(LiveLineInput), v.maxLength(6)),
  /** Order of the reports. */
  order: v.picklist(['newest', 'oldest']),
  /** Readers may comment. */
  discussion: v.boolean(),
  /** Adverts may stand below it. */
  adverts: v.boolean(),
  /** Numbers of reporters. */
  reporters: v.pipe(v.array(id), v.maxLength(10)),
  /** The picture itself, base64; a call is limited to a megabyte. */
  picture: v.pipe(v.string(), v.minLength(1), v.base64()),
};
const { title, kind, columnID, start } = setup;

export const LiveInput = v.strictObject({
  site: id,
  ...v.partial(v.strictObject(setup)).entries,
  title,
  kind,
  columnID,
  start,
});
/** A field that is not sent stays. */
export const LiveChange = v.strictObject({ site: id, id, ...v.partial(v.strictObject(setup)).entries });

export const liveCalls = {
  addLive: call('POST', '/sites/:site/lives', LiveInput, v.strictObject({ id: whole, articleID: whole }), {
    about: 'Publishes an announced live with its article in a column.',
  }),
  changeLive: call('POST', '/sites/:site/lives/:id', LiveChange, done, {
    about: 'Changes a live; fields that are left out keep their value.',
  }),
  liveStatus: call(
    'POST',
    '/sites/:site/lives/:id/status',
    v.strictObject({ site: id, id, status: LiveState }),
    done,
    { about: 'Sets a live to running, ended or announced.' },
  ),
  addReport: call(
    'POST',
    '/sites/:site/lives/:id/reports',
    v.strictObject({ site: id, id, ...report }),
    v.strictObject({ id: whole }),
    { about: 'Adds a report to a live.' },
  ),
  changeReport: call(
    'POST',
    '/sites/:site/lives/:id/reports/:report',
    v.strictObject({ ...oneReport, ...report }),
    done,
    { about: 'Changes a report; fields that are left out keep their value.' },
  ),
  removeReport: call(
    'POST',
    '/sites/:site/lives/:id/reports/:report/remove',
    v.strictObject({ ...oneReport, reason }),
    done,
    { about: 'Removes a report.' },
  ),
  addLivePass: call('POST', '/sites/:site/lives/:id/passes', LivePassInput, NewLivePass, {
    about: 'Lets a reporter post to this live; the pass is shown once.',
  }),
  livePasses: call(
    'GET',
    '/sites/:site/lives/:id/passes',
    siteAndId,
    v.strictObject({ list: v.array(LivePass) }),
    { about: 'Lists the passes of a live.' },
  ),
  revokeLivePass: call('POST', '/sites/:site/lives/:id/passes/:pass/revoke', OnePass, done, {
    about: 'Revokes a pass.',
  }),
} as const;
