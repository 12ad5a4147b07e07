import { exportMember } from '@contract/sso';
import { type Served, serve } from '@platform/http/context';
import { Sent } from '@platform/http/errors';
import { memberOf } from '@platform/http/who';
import { createExports, type ExportParts } from './exports.service';

/** Wire n18. Only the signed-in member gets the export, also where `legacyWrites` accepts claimed identities. */
export function exportHandlers(parts: ExportParts): Served[] {
  const exported = createExports(parts);
  return [
    serve(exportMember, async (input, context) => {
      const member = memberOf(context, input);
      const stream = await exported(context.site.id, member);
      const headers = { 'content-disposition': `attachment; filename="touchpaper-${member}.zip"` };
      return new Sent({ stream, type: 'application/zip', headers });
    }),
  ];
}
