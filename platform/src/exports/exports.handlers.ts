import { exportMember } from '@contract/sso';
import { type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { HttpAnswer } from '@platform/wire/httpAnswer';
import { createExports, type ExportParts } from './exports.service';

/** Wire n18. Only to the member himself, whatever a recorded installation would take for him. */
export function exportHandlers(parts: ExportParts): Served[] {
  const exported = createExports(parts);
  return [
    serve(exportMember, async (given, context) => {
      const member = memberOf(context, given);
      const stream = await exported(context.site.id, member);
      const headers = { 'content-disposition': `attachment; filename="touchpaper-${member}.zip"` };
      return new HttpAnswer({ stream, type: 'application/zip', headers });
    }),
  ];
}
