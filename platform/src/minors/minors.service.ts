import { createHash, createHmac } from 'node:crypto';
import type { Operation } from '@contract/operation';
import { Status } from '@contract/statuses';
import type { Queries } from '@platform/db/connection';
import type { CallContext } from '@platform/operations/callContext';
import type { Site } from '@platform/sites/site';
import { refused } from '@platform/wire/refusals';
import { siteTime } from '@platform/wire/wireDate';
import { ageOn } from './minors.rules';
import { findMinor, type MinorRow } from './minors.store';

export { findMinor, forgetMinor, removeGuardian, storeAge, storeGuardian, storeMode } from './minors.store';

/** Operations by which a member says, hands in or sends something, or uses the shop. */
const RESTRICTED: ReadonlySet<string> = new Set([
  ...['discuss', 'askQuestion', 'tipoff', 'feed', 'saveInputArticle', 'createPost', 'joinCircle'],
  ...['activityRegist', 'saveActivity', 'upload', 'minioUpload', 'uploadPortrait', 'uploadImage'],
  ...['exchangeProduct', 'convert'],
]);

export const todayAt = (now: number): string => siteTime(new Date(now)).date;

type Bar = 'mode' | 'age' | 'guardian';

/** Why a member may only read; undefined = they may post. */
export function barOf(site: Site, row: MinorRow | undefined, today: string): Bar | undefined {
  if (row?.mode) return 'mode';
  const { ageClass = '' } = row ? ageOn(row, today) : {};
  if (site.asksAge && ageClass === '') return 'age';
  return site.region === 'cn' && ageClass === 'under14' && row?.guardian_at === null ? 'guardian' : undefined;
}

const refusalOf: Readonly<Record<Bar, () => Error>> = {
  mode: () => refused('未成年人模式下不能使用这项功能', Status.minorsMode),
  age: () => refused('请先填写出生年月', Status.ageNeeded),
  guardian: () => refused('不满十四周岁，请监护人同意后再使用这项功能', Status.guardianNeeded),
};

async function requireMayPost(db: Queries, { site, caller }: CallContext, today: string): Promise<void> {
  if (caller.kind !== 'member') return;
  const bar = barOf(site, await findMinor(db, site.id, caller.memberId), today);
  if (bar) throw refusalOf[bar]();
}

/** Refuses minors what their mode, or a guardian's missing consent, forbids (K23). @param now epoch ms */
export const createMinorCheck =
  (db: Queries, now: () => number) =>
  async ({ name }: Operation, context: CallContext): Promise<void> => {
    if (RESTRICTED.has(name)) await requireMayPost(db, context, todayAt(now()));
  };

/** Keyed: nobody without the key finds the phone. */
export const guardianDigest = (key: string, site: number, phone: string): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`guardian/${site}/${phone}`).digest('hex');

/** Changes with the product's own rules for children. */
const PRODUCT_RULES = 1;
/** Version of the rules for children that a guardian agrees to. */
export function childrenVersionOf({ config }: Site): string {
  const texts = [config.childrenRulesHtml, config.childrenRulesUrl, PRODUCT_RULES];
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
}

/** Age group, guardian and mode of a member for their export; undefined = nothing is stored. */
export async function ownMinor(db: Queries, site: number, member: number): Promise<object | undefined> {
  const row = await findMinor(db, site, member);
  if (!row) return undefined;
  const { ageClass, changesOn, guardian_version, guardian_at, mode } = row;
  const guardian = guardian_at && { version: guardian_version, agreedAt: guardian_at.toISOString() };
  return { ageClass, changesOn, guardian, mode };
}
