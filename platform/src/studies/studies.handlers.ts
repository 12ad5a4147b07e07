import { dataRead } from '@contract/events';
import { studyDetail } from '@contract/studies';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { absent, JsonText } from '@platform/wire/jsonText';
import { readStudy, recordDataRead } from './studies.service';

/** @param now epoch ms */
export function studyHandlers(db: Database, now: () => number): Served[] {
  return [
    serve(studyDetail, async ({ id, ...claim }, context) => {
      const viewer = context.caller.kind === 'member' ? memberOf(context, claim) : 0;
      const study = await readStudy(db, context.site.id, id, viewer);
      return study ? new JsonText(withRequestOrigin(JSON.stringify(study), context)) : absent;
    }),
    serve(dataRead, async ({ id, type, partId, progress, ...claim }, context): Promise<true> => {
      const member = memberOf(context, claim);
      const one = { site: context.site.id, member, kind: type, id, part: partId, progress };
      await recordDataRead(db, one, new Date(now()));
      return true;
    }),
  ];
}
