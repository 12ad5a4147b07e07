import * as v from 'valibot';
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

export const liveCalls = {
  /** Sets a live to running, ended or announced. */
  liveStatus: call(
    'POST',
    '/sites/:site/lives/:id/status',
    v.strictObject({ site: id, id, status: LiveState }),
    done,
  ),
  addReport: call(
    'POST',
    '/sites/:site/lives/:id/reports',
    v.strictObject({ site: id, id, ...report }),
    v.strictObject({ id: whole }),
  ),
  /** Fields that are left out keep their value. */
  changeReport: call(
    'POST',
    '/sites/:site/lives/:id/reports/:report',
    v.strictObject({ ...oneReport, ...report }),
    done,
  ),
  removeReport: call(
    'POST',
    '/sites/:site/lives/:id/reports/:report/remove',
    v.strictObject({ ...oneReport, reason }),
    done,
  ),
  /** Lets a reporter post to this live (`field`). */
  addLivePass: call('POST', '/sites/:site/lives/:id/passes', LivePassInput, NewLivePass),
  livePasses: call(
    'GET',
    '/sites/:site/lives/:id/passes',
    siteAndId,
    v.strictObject({ list: v.array(LivePass) }),
  ),
  revokeLivePass: call('POST', '/sites/:site/lives/:id/passes/:pass/revoke', OnePass, done),
} as const;
