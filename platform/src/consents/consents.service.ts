import type { Queries } from '@platform/db/connection';
import { textsVersionOf } from '@platform/personalData/textsVersion.document';
import type { Site } from '@platform/sites/site';
import { wireDate } from '@platform/wire/wireDate';
import { addConsent, type ConsentMeans, latestConsent, listConsents } from './consents.store';

export { forgetConsents, withdrawConsents } from './consents.store';

/** Records a consent, if it is to the texts as they stand: to others nobody agrees any more. @returns false where it is not */
export async function recordConsent(
  db: Queries,
  site: Site,
  member: number,
  consent: { readonly version: string; readonly means: ConsentMeans; readonly at: Date },
): Promise<boolean> {
  if (consent.version !== textsVersionOf(site)) return false;
  await addConsent(db, site.id, member, consent);
  return true;
}

/** The member's consent, as they see it. */
export async function consentOf(db: Queries, site: Site, member: number) {
  const row = await latestConsent(db, site.id, member);
  const version = textsVersionOf(site);
  if (!row) return { version, agreed: '', agreedAt: '', means: '' };
  return { version, agreed: row.version, agreedAt: wireDate(row.agreed_at), means: row.means };
}

/** Consents of a member for their export. */
export const ownConsents = async (db: Queries, site: number, member: number, offset: number, limit: number) =>
  (await listConsents(db, site, member, offset, limit)).map(
    ({ version, means, agreed_at, withdrawn_at }) => ({
      version,
      means,
      agreedAt: agreed_at.toISOString(),
      withdrawnAt: withdrawn_at?.toISOString() ?? '',
    }),
  );
