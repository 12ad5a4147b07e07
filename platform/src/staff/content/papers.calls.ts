import { newsroom } from '@contract/newsroom';
import { articleStatus } from '@platform/articles/articleItems.service';
import { createPreviewPass } from '@platform/articles/previewPass.rules';
import { recordAct } from '@platform/auditLog/acts.service';
import { saveCertificate } from '@platform/certificates/certificates.service';
import type { Database } from '@platform/db/connection';
import { fileFormat } from '@platform/media/contents';
import type { MediaStore } from '@platform/media/mediaStore';
import { findEdition, releaseEdition } from '@platform/papers/editions.service';
import { paperPassKey } from '@platform/papers/paperPass.rules';
import { paperArticle } from '@platform/papers/papers.service';
import { momentFrom } from '@platform/sites/moments';
import { transportFault } from '@platform/wire/refusals';
import { done, type NewsroomCalls } from '../newsroom.calls';

const MINUTE_MS = 60_000;
const noSuchEdition = () => transportFault(404, 'there is no such edition');

interface PaperCallsParts {
  readonly db: Database;
  readonly media: MediaStore;
  /** `keys.sign` */
  readonly key: string;
}

/** Editions before and after their release, and certificates (F25, F20). */
export function paperCalls({ on }: NewsroomCalls, { db, media, key }: PaperCallsParts): void {
  on(newsroom.edition, 'preview', async ({ site, paper, day }) => {
    const found = await findEdition(db, { site, paper, day });
    if (!found) throw noSuchEdition();
    return found;
  });

  on(newsroom.releaseEdition, 'preview', async ({ released, ...edition }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if (!(await releaseEdition(queries, edition, released, work.at.getTime()))) throw noSuchEdition();
      const act = released ? 'release' : 'withdraw';
      const detail = { day: edition.day };
      await recordAct(queries, work, { act, objectKind: 'paper', objectID: edition.paper, detail });
    });
    return done;
  });

  on(newsroom.previewPaper, 'preview', async ({ site, id, minutes }, { actContext: work }) => {
    if (!(await paperArticle(db, site, id, true))) throw transportFault(404, 'there is no such article');
    const expires = work.at.getTime() + minutes * MINUTE_MS;
    const detail = { minutes };
    await recordAct(db, work, { act: 'preview', objectKind: 'paperArticle', objectID: id, detail });
    return {
      ticket: createPreviewPass(paperPassKey(key), site, id, expires),
      expires: new Date(expires).toISOString(),
    };
  });

  on(newsroom.saveCertificate, 'preview', async ({ site, id, pdf, hash, at }, { actContext: work }) => {
    if ((await articleStatus(db, site, id)) === undefined)
      throw transportFault(404, 'there is no such article');
    const notarisedAt = momentFrom(at);
    if (!notarisedAt) throw transportFault(400, 'at is a day and time of the site');
    const bytes = Buffer.from(pdf, 'base64');
    if (fileFormat(bytes) !== 'pdf') throw transportFault(400, 'pdf: is no PDF');
    const { url } = await media.keepFile(bytes, 'certificate.pdf');
    await db.transaction(async (queries) => {
      await saveCertificate(queries, site, id, { pdfUrl: url, hash, notarisedAt });
      const detail = { hash };
      await recordAct(queries, work, { act: 'saveCertificate', objectKind: 'article', objectID: id, detail });
    });
    return done;
  });
}
