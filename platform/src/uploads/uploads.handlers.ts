import { upload } from '@contract/uploads';
import { type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { Refusal } from '@platform/wire/refusals';
import type { Uploads } from './uploads.service';

export function uploadHandlers(uploads: Uploads): Served[] {
  return [
    serve(upload, async (given, context) => {
      const member = memberOf(context, given);
      return uploads.upload(context, member).catch((error: unknown) => {
        // a recorded client reads the reason here (S23)
        if (error instanceof Refusal && error.status === -1)
          return { success: false, errorInfo: error.message, fileList: [] };
        throw error;
      });
    }),
  ];
}
