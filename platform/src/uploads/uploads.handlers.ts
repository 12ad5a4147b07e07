import { upload } from '@contract/uploads';
import { type Served, serve } from '@platform/http/context';
import { Refusal } from '@platform/http/errors';
import { memberOf } from '@platform/http/who';
import type { Uploads } from './uploads.service';

export function uploadHandlers(uploads: Uploads): Served[] {
  return [
    serve(upload, async (input, context) => {
      const member = memberOf(context, input);
      return uploads.upload(context, member).catch((error: unknown) => {
        // a recorded client reads the reason here (S23)
        if (error instanceof Refusal && error.status === -1)
          return { success: false, errorInfo: error.message, fileList: [] };
        throw error;
      });
    }),
  ];
}
