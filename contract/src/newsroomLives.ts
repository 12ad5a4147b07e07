import * as v from 'valibot';
import { call } from './newsroomCall';
import { done, id, LiveState, oneReport, reason, report, whole } from './newsroomShapes';

/* The newsroom's calls about lives. */

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
} as const;
