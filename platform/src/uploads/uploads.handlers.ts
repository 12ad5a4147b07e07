import { consolidatedResults, minioUpload, upload, uploadAccessToken, uploadDone } from '@contract/uploads';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { Refusal, refused } from '@platform/wire/refusals';
import type { Uploader, UploadParts } from './uploadParts.service';
import type { Uploads } from './uploads.service';

const uploaderOf = (context: CallContext): Uploader => ({
  site: context.site.id,
  member: memberOf(context),
  origin: context.origin,
});

export function uploadHandlers(uploads: Uploads, parts: UploadParts): Served[] {
  return [
    serve(upload, async (input, context) => {
      const member = memberOf(context, input);
      return uploads.upload(context, member).catch((error: unknown) => {
        // a recorded client reads the reason here (wire S23)
        if (error instanceof Refusal && error.status === -1)
          return { success: false, errorInfo: error.message, fileList: [] };
        throw error;
      });
    }),
    serve(uploadAccessToken, async (input, context) => parts.begin(uploaderOf(context), input)),
    serve(minioUpload, async ({ uploadId, partNumber }, context) => {
      const uploader = uploaderOf(context);
      const file = context.files.find(({ name }) => /^file/.test(name));
      if (!file) throw refused('没有收到文件');
      return parts.part(uploader, { uploadId, number: partNumber, bytes: file.bytes }, context.uploadToken);
    }),
    serve(consolidatedResults, async ({ uploadId, parts: sent }, context) =>
      parts.join(uploaderOf(context), uploadId, sent),
    ),
    serve(uploadDone, async ({ uploadId, duration }, context) =>
      parts.finish(uploaderOf(context), uploadId, duration),
    ),
  ];
}
