import { NEWSROOM } from '@contract/newsroom';
import type { Database } from '@platform/db/connection';
import type { AuditLog } from '@platform/installation/audit/auditLog';
import type { MediaStore } from '@platform/media/mediaStore';
import type { SiteFinder } from '@platform/sites/sites.service';
import type { Tokens } from '@platform/tokens/tokens.service';
import { transportFault } from '@platform/wire/refusals';
import type { FastifyInstance } from 'fastify';
import { auditCalls } from './audit.calls';
import { advertCalls } from './content/adverts.calls';
import { articleCalls } from './content/articles.calls';
import { paperCalls } from './content/papers.calls';
import { peopleCalls } from './content/people.calls';
import { setupCalls } from './content/setup.calls';
import { storyCalls } from './content/stories.calls';
import { videoCalls } from './content/videos.calls';
import { fieldCalls } from './lives/field.calls';
import { liveSetupCalls } from './lives/liveSetup.calls';
import { liveCalls } from './lives/lives.calls';
import { memberCalls } from './members.calls';
import { createNewsroomCalls } from './newsroom.calls';
import { activityCalls } from './participation/activities.calls';
import { appealCalls } from './participation/appeals.calls';
import { circleCalls } from './participation/circles.calls';
import { commentCalls } from './participation/comments.calls';
import { manageVoteCalls } from './participation/manageVotes.calls';
import { questionCalls } from './participation/questions.calls';
import { reportCalls } from './participation/reports.calls';
import { sanctionCalls } from './participation/sanctions.calls';
import { shopCalls } from './participation/shop.calls';
import { tellingCalls } from './participation/telling.calls';
import { voteCalls } from './participation/votes.calls';
import { staffCalls } from './staff.calls';
import { createStaff } from './staff.service';

interface NewsroomParts {
  readonly db: Database;
  readonly media: MediaStore;
  readonly tokens: Tokens;
  readonly sites: SiteFinder;
  /** `keys.sign` */
  readonly key: string;
  readonly now: () => number;
  readonly auditLog: AuditLog;
  /** `LEVEL3`. */
  readonly isLevel3?: boolean | undefined;
}

/** `/newsroom/…` (K10): what the newsroom's people do, by programs of theirs; decision 016. */
export function newsroomRoutes(
  app: FastifyInstance,
  { db, media, tokens, sites, key, now, auditLog, isLevel3 = false }: NewsroomParts,
): void {
  const staff = createStaff(db, now, { sign: key, isLevel3 });
  const isSite = async (id: number) => (await sites.all()).some((site) => site.id === id);
  const calls = createNewsroomCalls({ app, staff, now, isSite, auditLog });
  staffCalls(calls, db, staff, isSite);
  auditCalls(calls, auditLog);
  commentCalls(calls, db);
  articleCalls(calls, db, key, now);
  setupCalls(calls, db, sites);
  storyCalls(calls, { db, media, sites });
  liveCalls(calls, db, now);
  liveSetupCalls(calls, { db, media, sites });
  fieldCalls(calls, { db, media, now });
  paperCalls(calls, { db, media, key });
  memberCalls(calls, db, tokens);
  sanctionCalls(calls, db, tokens);
  reportCalls(calls, db);
  appealCalls(calls, db);
  advertCalls(calls, db, media);
  peopleCalls(calls, db, media);
  circleCalls(calls, db, media);
  videoCalls(calls, db, media);
  voteCalls(calls, db);
  questionCalls(calls, db, media);
  tellingCalls(calls, db, media);
  activityCalls(calls, db, media);
  shopCalls(calls, db, media);
  manageVoteCalls(calls, db);
  // never a page, whatever base path a site has
  app.all(`${NEWSROOM}/*`, () => {
    throw transportFault(404, 'no such address');
  });
}
