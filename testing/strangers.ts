import { KindNumber } from '@contract/codes';
import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import { approveComment } from '@platform/comments/review/review.service';
import { createMember } from '@platform/members/members.service';
import { saveSite } from '@platform/sites/sites.store';
import { createTokens } from '@platform/tokens/tokens.service';
import { createVoters } from '@platform/votes/voters.rules';
import * as v from 'valibot';
import { aStaff } from './aStaff';
import { seeded } from './seedNewsroom';
import { type TestAnswer, type TestPlatform, testKeys } from './startPlatform';

type Fields = Readonly<Record<string, string>>;

/** A member with something of everything, and what it is called. */
export interface Owner {
  readonly id: number;
  readonly phone: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly device: string;
  /** The owner's pending comment: nobody else sees it. */
  readonly comment: number;
  /** The owner's shown comment, with a reply from another member and a pending one of their own. */
  readonly shown: number;
  /** A member whom the owner follows. */
  readonly other: number;
}

/** A caller with a credential, and a claimed identity. */
export interface Stranger {
  readonly name: (typeof strangerNames)[number] | 'the owner';
  readonly token?: string;
  readonly device?: string;
  /** A token of the newsroom's own people. */
  readonly bearer?: string;
  /** Claims to be the owner. */
  readonly claims: boolean;
  readonly site?: string;
}

export const OWN_WORDS = '还没有给别人看的话';
const { news, video } = seeded.articles;
const { topicSub } = KindNumber;
let phones = 13_700_000_000;

/** Site 2 beside the seeded one; nothing is reviewed but the words that say so. */
export async function addSecondSite(platform: TestPlatform): Promise<void> {
  const config = { siteConfig: { discuss: { auditType: '0' } } };
  await saveSite(platform.db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config, version: 1 });
  await platform.configure({
    siteConfig: { discuss: { auditType: '1', minuteMost: 10_000, dayMost: 10_000, sameAfterMinutes: 0 } },
  });
}

async function signIn({ db, clock }: TestPlatform, site: number) {
  phones += 1;
  const phone = String(phones);
  const { member } = await createMember(db, site, { phone, nickname: '' }, new Date(clock.now()));
  const device = `xy${phone}`;
  const tokens = createTokens(db, '', clock.now);
  const { accessToken, refreshToken } = await tokens.start(db, site, member.id, device, 'phone');
  return { id: member.id, phone, device, token: accessToken, refreshToken };
}

export async function anOwner(platform: TestPlatform): Promise<Owner> {
  const owner = await signIn(platform, 1);
  const other = await signIn(platform, 1);
  const shown = await postComment(platform, owner, video, '大家看的话', 0);
  await show(platform, shown);
  await show(platform, await postComment(platform, other, video, '回给他的话', shown));
  await postComment(platform, owner, video, OWN_WORDS, shown);
  const comment = await postComment(platform, owner, news, OWN_WORDS, 0);
  const followed = [
    [topicSub.account, seeded.accounts.open],
    [topicSub.column, seeded.columns.news],
    [topicSub.reporter, seeded.reporter],
    [topicSub.subject, seeded.subject],
    [topicSub.user, other.id],
  ];
  const calls = followed.map(([type, id]) => `topicSub?type=${type}&id=${id}`);
  for (const path of [...calls, `fav?articleID=${news}`, `event?id=${news}&eventType=1`])
    await platform.get(`/app_if/${path}`, { token: owner.token });
  return { ...owner, comment, shown, other: other.id };
}

/** Number of a comment that is under review. */
async function postComment(
  platform: TestPlatform,
  { id, token }: { id: number; token: string },
  rootID: number,
  content: string,
  parentID: number,
): Promise<number> {
  await platform.post('/app_if/discuss', { rootID, content, parentID }, { token });
  const newest = {
    name: 'test-newest',
    text: 'select max(id)::int as id from comments where member_id = $1',
  };
  return (await platform.db.one<{ id: number }>(newest, [id]))?.id ?? 0;
}

const show = ({ db, clock }: TestPlatform, id: number) =>
  approveComment(db, { site: 1, staff: 0, at: new Date(clock.now()) }, id);

/** In the order in which they come. */
export const strangerNames = [
  'nobody',
  'a visitor',
  'another member',
  'another member, silent',
  'a member of another site',
  'a member of another site, there',
  'staff of another site',
  'staff without a role',
  'an admin of the site',
] as const;

/** Everybody who is not the owner. */
export async function strangersOf(platform: TestPlatform): Promise<readonly Stranger[]> {
  const other = await signIn(platform, 1);
  const elsewhere = await signIn(platform, 2);
  const device = createTokens(platform.db, testKeys.sign, platform.clock.now).anonymous(1, 'xy-visitor');
  const next = await aStaff(platform, { site: 2, role: 'admin' });
  const idle = await aStaff(platform);
  const admin = await aStaff(platform, { site: 1, role: 'admin' });
  return [
    { name: 'nobody', claims: true },
    { name: 'a visitor', token: device.token, device: 'xy-visitor', claims: true },
    { name: 'another member', ...pick(other), claims: true },
    { name: 'another member, silent', ...pick(other), claims: false },
    { name: 'a member of another site', ...pick(elsewhere), claims: true },
    { name: 'a member of another site, there', ...pick(elsewhere), claims: false, site: '2' },
    { name: 'staff of another site', token: next.token, bearer: next.token, claims: true },
    { name: 'staff without a role', token: idle.token, bearer: idle.token, claims: true },
    { name: 'an admin of the site', token: admin.token, bearer: admin.token, claims: true },
  ];
}
const pick = ({ token, device }: { token: string; device: string }) => ({ token, device });

export const asOwner = ({ token, device }: Owner): Stranger => ({
  name: 'the owner',
  token,
  device,
  claims: true,
});

const Body = v.object({ status: v.number() });

export interface CallByStranger {
  readonly who: Stranger;
  readonly owner: Owner;
  readonly fields: Fields;
  /** Sent where the operation takes a file. */
  readonly picture: Uint8Array;
}

interface SentByStranger extends Pick<CallByStranger, 'fields' | 'picture'> {
  readonly headers: Record<string, string>;
}

/** Calls the operation as this caller. Claims of the owner's identity are sent under each of their names. */
export async function callAs(
  platform: TestPlatform,
  operation: Operation,
  { who, owner, fields, picture }: CallByStranger,
): Promise<{ readonly status: number; readonly text: string }> {
  const claim: Fields = who.claims ? { userID: String(owner.id), uid: String(owner.id) } : {};
  const allFields: Fields = {
    curVersions: '3',
    siteId: who.site ?? '1',
    siteid: who.site ?? '1',
    device: who.device ?? '',
    ...claim,
    ...fields,
  };
  const headers = {
    ...(who.token ? { token: who.token } : {}),
    ...(who.bearer ? { authorization: `Bearer ${who.bearer}` } : {}),
  };
  const answer = await sendCall(platform, operation, who, { fields: allFields, headers, picture });
  return { status: statusOf(answer), text: answer.text };
}

async function sendCall(
  platform: TestPlatform,
  operation: Operation,
  { device, token }: Stranger,
  { fields, headers, picture }: SentByStranger,
): Promise<TestAnswer> {
  const path = pathsOf(operation)[0] ?? '';
  if (operation.service === 'sso')
    return platform.sso(
      path.replace('/sso-app/api/', ''),
      { ...fields },
      { device: device ?? 'xy-none', token: token ?? '' },
    );
  if (operation.encoding === 'multipart') {
    const file = { name: 'data', fileName: 'a.png', bytes: picture, type: 'image/png' };
    return platform.send(
      `${path}?${new URLSearchParams(fields)}`,
      [file, { ...file, name: 'file1' }],
      headers,
    );
  }
  return platform.post(path, new URLSearchParams(fields).toString(), headers);
}

/** Of the answers that have none it is made: done or refused. */
function statusOf(answer: TestAnswer): number {
  if (answer.status !== 200) return answer.status;
  if (!/json|html/.test(String(answer.headers['content-type']))) return 0;
  const body: unknown = JSON.parse(answer.text);
  if (v.is(Body, body)) return body.status;
  return Object(body).code === '0' ? -1 : 0;
}

/** Everything that is kept of a member, as one value: nothing that strangers do may move it. */
export async function storedDataOf({ db }: TestPlatform, { id }: Owner): Promise<readonly unknown[]> {
  const rows = await db.query<{ text: string }>(
    {
      name: 'holdings',
      text: `select t as text from (
        select 'member ' || m::text t from members m where id = $1
        union all select 'identity ' || i::text from member_identities i where member_id = $1
        union all select 'login ' || l.id || coalesce(l.ended_at::text, '') from logins l where member_id = $1
        union all select 'comment ' || id || state || content || praise || discuss from comments where member_id = $1
        union all select 'post ' || p.id || state || p.doc || praise from posts p where member_id = $1
        union all select 'favourite ' || f::text from favourites f where member_id = $1
        union all select 'upload ' || u::text from member_uploads u where member_id = $1
        union all select 'read ' || r::text from member_reads r where member_id = $1
        union all select 'follows ' || s::text from subscriptions s where who = 'm:' || $1
        union all select 'likes ' || p::text from praises p where who = 'm:' || $1
        union all select 'ballots ' || b::text from vote_ballots b where b.who = $2
        union all select 'reports ' || e::text from exposes e where who = 'm:' || $1
      ) held order by t`,
    },
    [id, createVoters(testKeys.sign).storedHash(1, `m:${id}`)],
  );
  return rows.map(({ text }) => text);
}
