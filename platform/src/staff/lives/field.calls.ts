import { field } from '@contract/fieldCalls';
import { newsroom } from '@contract/newsroom';
import { FILE_PART_BYTES } from '@contract/newsroomFiles';
import type { Database } from '@platform/db/connection';
import { admittedPass, type LivePass } from '@platform/lives/passes.service';
import { sendFieldReport } from '@platform/lives/reports/fieldReports.service';
import type { MediaStore } from '@platform/media/mediaStore';
import { createNewsroomFiles, type NewsroomFiles } from '@platform/uploads/newsroomFiles.service';
import * as v from 'valibot';
import type { NewsroomCalls } from '../newsroom.calls';
import { newReport } from './reports.rules';

interface FieldParts {
  readonly db: Database;
  readonly media: MediaStore;
  readonly now: () => number;
}

const numberText = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const Target = v.fallback(v.object({ site: numberText, id: numberText }), { site: 0, id: 0 });

const senderOf = ({ site, id }: LivePass) => ({ site, pass: id });

/** Files in parts, of the newsroom's people and of reporters who hold a pass for one live; reports of the latter. */
export function fieldCalls(calls: NewsroomCalls, { db, media, now }: FieldParts): void {
  const files = createNewsroomFiles({ db, media, now });
  staffFileCalls(calls, files);
  const { withPass } = calls;
  const admit = (authorization: string | undefined, params: unknown) => {
    const { site, id } = v.parse(Target, params);
    return admittedPass(db, authorization, { site, live: id }, now());
  };

  withPass(field.beginFile, admit, async (file, pass) => ({
    ...(await files.begin(senderOf(pass), file)),
    partBytes: FILE_PART_BYTES,
  }));

  withPass(field.sendPart, admit, async ({ upload, number, bytes }, pass) => {
    await files.part(senderOf(pass), upload, { number, bytes: Buffer.from(bytes, 'base64') });
    return { number };
  });

  withPass(field.joinFile, admit, async ({ upload }, pass) => ({
    url: await files.join(senderOf(pass), upload),
  }));

  withPass(field.sendReport, admit, ({ key, ...input }, pass) =>
    sendFieldReport(db, pass, { key, doc: newReport({ ...input, user: pass.name }) }, new Date(now())),
  );
}

function staffFileCalls({ on }: NewsroomCalls, files: NewsroomFiles): void {
  on(newsroom.beginFile, 'videos', async (file, { actContext: { site, staff } }) => ({
    ...(await files.begin({ site, staff }, file)),
    partBytes: FILE_PART_BYTES,
  }));

  on(newsroom.sendPart, 'videos', async ({ upload, number, bytes }, { actContext: { site, staff } }) => {
    await files.part({ site, staff }, upload, { number, bytes: Buffer.from(bytes, 'base64') });
    return { number };
  });

  on(newsroom.joinFile, 'videos', async ({ upload }, { actContext: { site, staff } }) => ({
    url: await files.join({ site, staff }, upload),
  }));
}
