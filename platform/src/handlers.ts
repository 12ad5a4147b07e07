import { accountPageHandlers } from '@platform/accountPages/accountPages.handlers';
import { accountHandlers } from '@platform/accounts/accounts.handlers';
import { activityHandlers } from '@platform/activities/activities.handlers';
import { advertHandlers } from '@platform/adverts/adverts.handlers';
import { appealHandlers } from '@platform/appeals/appeals.handlers';
import { articleHandlers } from '@platform/articles/articles.handlers';
import { jyHandlers } from '@platform/articles/lists/jy.handlers';
import { pieceHandlers } from '@platform/articles/pieces/pieces.handlers';
import { recommendedHandlers } from '@platform/articles/recommendations/recommended.handlers';
import { captchaHandlers } from '@platform/captcha/captcha.handlers';
import { createChallenges } from '@platform/captcha/challenges.service';
import { certificateHandlers } from '@platform/certificates/certificates.handlers';
import { circleHandlers } from '@platform/circles/circles.handlers';
import { createCodes } from '@platform/codes/codes.service';
import { columnPageHandlers } from '@platform/columnPages/columnPages.handlers';
import { columnHandlers } from '@platform/columns/columns.handlers';
import { commentHandlers } from '@platform/comments/comments.handlers';
import { hasRefusedWord } from '@platform/comments/posting/refusedWords.rules';
import { siteHandlers } from '@platform/config/config.handlers';
import { consentHandlers } from '@platform/consents/consents.handlers';
import { contributionHandlers } from '@platform/contributions/contributions.handlers';
import { countHandlers } from '@platform/counts/counts.handlers';
import type { Database } from '@platform/db/connection';
import { dynamicHandlers } from '@platform/dynamics/dynamics.handlers';
import { eventHandlers } from '@platform/events/events.handlers';
import { exportHandlers } from '@platform/exports/exports.handlers';
import { favouriteHandlers } from '@platform/favourites/favourites.handlers';
import type { OpenPublic } from '@platform/fetching/fetchPublic';
import { timeHandlers } from '@platform/health/time.handlers';
import type { SmsLimits } from '@platform/installation/smsLimits.types';
import { inviteHandlers } from '@platform/invites/invites.handlers';
import type { Keys } from '@platform/keys/keys';
import { liveHandlers } from '@platform/lives/lives.handlers';
import type { MediaReader, MediaStore } from '@platform/media/mediaStore';
import { checkUserHandlers } from '@platform/members/checkUser.handlers';
import { memberHandlers } from '@platform/members/members.handlers';
import { requireMember } from '@platform/members/members.service';
import { minorHandlers } from '@platform/members/minors/minors.handlers';
import { createPortraits } from '@platform/members/portraitCopies.service';
import { ssoHandlers } from '@platform/members/sso.handlers';
import { messengerHandlers } from '@platform/messenger/messenger.handlers';
import type { MessengerGateway } from '@platform/messenger/messenger.port';
import { createMessenger } from '@platform/messenger/messenger.service';
import { moduleHandlers } from '@platform/modules/modules.handlers';
import { noticeHandlers } from '@platform/notices/notices.handlers';
import type { Served } from '@platform/operations/callContext';
import { paperHandlers } from '@platform/papers/papers.handlers';
import { personHandlers } from '@platform/people/people.handlers';
import { pointsHandlers } from '@platform/points/points.handlers';
import { productHandlers } from '@platform/products/products.handlers';
import { pushMessageHandlers } from '@platform/pushMessages/pushMessages.handlers';
import { questionHandlers } from '@platform/questions/questions.handlers';
import { rankHandlers } from '@platform/ranks/ranks.handlers';
import { reportHandlers } from '@platform/reports/reports.handlers';
import { searchHandlers } from '@platform/search/search.handlers';
import { shortVideoHandlers } from '@platform/shortVideos/shortVideos.handlers';
import type { SmsGateway } from '@platform/sms/sms.port';
import type { SmsReports } from '@platform/sms/smsReports.service';
import { socketHandlers } from '@platform/sockets/sockets.handlers';
import { studyHandlers } from '@platform/studies/studies.handlers';
import { subscriptionHandlers } from '@platform/subscriptions/subscriptions.handlers';
import { legacyHandlers } from '@platform/tokens/legacy.handlers';
import { createLegacy } from '@platform/tokens/legacy.service';
import type { Tokens } from '@platform/tokens/tokens.service';
import { unreadHandlers } from '@platform/unread/unread.handlers';
import { createUploadParts } from '@platform/uploads/uploadParts.service';
import { uploadHandlers } from '@platform/uploads/uploads.handlers';
import { createUploads } from '@platform/uploads/uploads.service';
import { createActivityVotes } from '@platform/votes/activityVotes.service';
import { createOwnBallots } from '@platform/votes/ballots/ownBallots.service';
import { voteHandlers } from '@platform/votes/votes.handlers';

export interface HandlerOptions {
  readonly db: Database;
  readonly media: MediaStore & MediaReader;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly keys: Keys;
  /** Days of the audit log. */
  readonly logDays: number;
  readonly sms: SmsGateway;
  readonly smsLimits: SmsLimits;
  readonly smsReports: SmsReports;
  readonly tokens: Tokens;
  readonly messenger: MessengerGateway;
  /** Fetches from public hosts. */
  readonly openPublic: OpenPublic;
  readonly failed: (error: unknown) => void;
}

/** Every operation that is served, resource by resource. */
export function allHandlers(parts: HandlerOptions): Served[] {
  const { db, media, now, keys, logDays, sms, smsLimits, smsReports, tokens, failed } = parts;
  const uploads = createUploads({ db, media, now });
  const codes = createCodes({ db, sms, key: keys.sign, now, failed });
  const challenges = createChallenges(db, keys.sign, now);
  const ballots = createOwnBallots(db, keys.sign, now);
  return [
    ...siteHandlers(keys, now, logDays),
    ...socketHandlers(keys.sign, now),
    ...readHandlers(db, keys, now),
    ...captchaHandlers(challenges, now),
    ...messengerHandlers(
      createMessenger({
        db,
        gateway: parts.messenger,
        now,
        failed,
        recordMessengerUser: ballots.noteMessengerUser,
      }),
    ),
    ...uploadHandlers(uploads, createUploadParts({ db, media, now, key: keys.sign })),
    ...memberHandlers(db, uploads, createPortraits({ db, media, open: parts.openPublic, now })),
    ...ssoHandlers({ db, tokens, codes, challenges, smsLimits, smsReports, ...ballots, now }),
    ...consentHandlers(db, tokens, now),
    ...exportHandlers({ db, media, ownBallots: ballots.ownBallots, now, failed }),
    ...voteHandlers({ db, keys, challenges, now }),
    ...legacyHandlers(createLegacy(keys, now)),
    ...minorHandlers({ db, codes, key: keys.sign, now }),
  ];
}

const readHandlers = (db: Database, keys: Keys, now: () => number): Served[] => [
  ...columnHandlers(db),
  ...columnPageHandlers(db, now),
  ...articleHandlers(db, keys.sign, now),
  ...pieceHandlers(db, now),
  ...countHandlers(db),
  ...jyHandlers(db),
  ...recommendedHandlers(db, now),
  ...moduleHandlers(db),
  ...searchHandlers(db),
  ...liveHandlers(db),
  ...eventHandlers(db, now),
  ...commentHandlers(db, now),
  ...reportHandlers(db, now),
  ...appealHandlers(db, now),
  ...unreadHandlers(db, now),
  ...pushMessageHandlers(db),
  ...checkUserHandlers(db, now),
  ...pointsHandlers(db, now),
  ...productHandlers(db, now),
  ...rankHandlers(db, now),
  ...inviteHandlers(db, now),
  ...favouriteHandlers(db, now),
  ...subscriptionHandlers(db, now),
  ...activityHandlers({ db, findMember: requireMember, findVote: createActivityVotes(db, keys, now), now }),
  ...accountPageHandlers(db),
  ...accountHandlers(db),
  ...personHandlers(db),
  ...paperHandlers(db, keys.sign, now),
  ...certificateHandlers(db),
  ...dynamicHandlers(db, now),
  ...questionHandlers(db, now),
  ...shortVideoHandlers(db, now),
  ...noticeHandlers(db, now),
  ...circleHandlers(db, now, hasRefusedWord),
  ...advertHandlers(db, now),
  ...contributionHandlers(db, now),
  ...studyHandlers(db, now),
  ...timeHandlers(now),
];
