import { forgetEntries } from '@platform/activities/registrations.service';
import { forgetAppeals } from '@platform/appeals/appeals.service';
import { forgetAuthor } from '@platform/articles/pieces/pieces.service';
import { forgetChallengesOf } from '@platform/captcha/challenges.service';
import { forgetPosts } from '@platform/circles/posting/posting.service';
import { forgetCodesTo } from '@platform/codes/codes.service';
import { forgetCommenter } from '@platform/comments/formerMember.service';
import { forgetConsents } from '@platform/consents/consents.service';
import { forgetContributions } from '@platform/contributions/contributions.service';
import { forgetTeller } from '@platform/contributions/tipoffs.service';
import type { Queries } from '@platform/db/connection';
import { forgetFavourites } from '@platform/favourites/favourites.service';
import { forgetSubscriptions } from '@platform/following/following.service';
import { forgetInviteCode } from '@platform/invites/invites.service';
import { forgetMessages } from '@platform/messages/messages.service';
import { forgetMinor } from '@platform/minors/minors.service';
import type { CallContext } from '@platform/operations/callContext';
import { forgetPoints } from '@platform/points/points.service';
import { forgetRedemptions } from '@platform/products/redemptions.service';
import { forgetQuestions } from '@platform/questions/asking.service';
import { forgetHits } from '@platform/ranks/ranks.service';
import { forgetLikesOf } from '@platform/reactions/likes.service';
import { forgetReporter } from '@platform/reports/reports.service';
import { forgetSanctions } from '@platform/sanctions/sanctions.service';
import { forgetMessagesTo } from '@platform/sms/outbox.service';
import { forgetDataReads } from '@platform/studies/studies.service';
import { anonymiseLogins } from '@platform/tokens/tokens.service';
import { forgetReads } from '@platform/unread/unread.service';
import { queueMediaChecks } from '@platform/uploads/mediaChecks.service';
import { forgetUploads } from '@platform/uploads/ownUploads.service';
import type { ForgetBallots } from '@platform/votes/ballots/ownBallots.service';
import { requireMember } from './members.service';
import { endMember, unbindIdentity } from './members.store';
import { forgetProofsOf } from './signIn/proofs.service';
import type { SsoParts } from './sso.types';

interface EndingMember {
  readonly site: number;
  readonly member: number;
  readonly at: Date;
}

/** Deletes identities and personal data, and ends all logins; likes and reports of the member, and of devices that were theirs alone, are nobody's. */
async function endAccount(db: Queries, { site, member, at }: EndingMember): Promise<void> {
  const { phone, head } = await requireMember(db, site, member);
  const devices = await anonymiseLogins(db, site, member, at);
  await forgetProofsOf(db, site, devices, member);
  await forgetChallengesOf(db, site, devices);
  await unbindIdentity(db, site, member, '');
  await endMember(db, site, member);
  await forgetConsents(db, site, member);
  await forgetMinor(db, site, member);
  if (phone !== null) {
    await forgetCodesTo(db, site, phone);
    await forgetMessagesTo(db, site, phone);
  }
  const persons = [`m:${member}`, ...devices.map((device) => `d:${device}`)];
  await forgetLikesOf(db, site, persons);
  await forgetReporter(db, site, persons);
  await forgetSubscriptions(db, site, member, persons);
  await forgetSanctions(db, site, member);
  await queueMediaChecks(db, [head]);
}

/** Deletes what was said, asked and handed in where nobody else sees it; the rest stays without name and place. */
async function endWords(db: Queries, { site, member }: EndingMember): Promise<void> {
  await forgetAppeals(db, site, member);
  await forgetCommenter(db, site, member);
  const documents = [
    await forgetPosts(db, site, member),
    await forgetQuestions(db, site, member),
    await forgetContributions(db, site, member),
  ];
  await queueMediaChecks(db, documents.flat());
  await forgetTeller(db, site, member);
  await forgetAuthor(db, site, member);
  await forgetUploads(db, site, member);
}

async function endParticipation(
  db: Queries,
  { site, member, at }: EndingMember,
  forgetBallots: ForgetBallots,
): Promise<void> {
  await forgetEntries(db, site, member, at);
  await forgetFavourites(db, site, member);
  await forgetPoints(db, site, member);
  await forgetRedemptions(db, site, member);
  await forgetHits(db, site, member);
  await forgetInviteCode(db, site, member);
  await forgetMessages(db, site, member);
  await forgetReads(db, site, member);
  await forgetDataReads(db, site, member);
  await forgetBallots(db, site, `m:${member}`);
}

export function createMembershipEnd({ db, forgetBallots, now }: SsoParts) {
  return {
    /** Ends the membership: removes or anonymises what names, locates or describes the member (`personalData`). */
    async end({ site }: CallContext, member: number): Promise<void> {
      await db.transaction(async (queries) => {
        const ending = { site: site.id, member, at: new Date(now()) };
        await endAccount(queries, ending);
        await endWords(queries, ending);
        await endParticipation(queries, ending, forgetBallots);
      });
    },
  };
}
