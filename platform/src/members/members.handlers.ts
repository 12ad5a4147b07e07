import { KindNumber } from '@contract/codes';
import { parseId } from '@contract/fields';
import {
  getPortrait,
  memberInfo,
  uploadImage,
  uploadPortrait,
  userDetail,
  userInfo,
} from '@contract/members';
import { countShownPosts } from '@platform/circles/posts.service';
import type { Database } from '@platform/db/connection';
import { followedAmong, followersOf } from '@platform/following/following.service';
import { isMemberShown, portraitAddress } from '@platform/membership/portraits.rules';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { memberOf, personIfAny } from '@platform/operations/callers';
import type { Uploads } from '@platform/uploads/uploads.service';
import { HttpAnswer } from '@platform/wire/httpAnswer';
import { absent } from '@platform/wire/jsonText';
import { Refusal } from '@platform/wire/refusals';
import { maskedPhone } from './members.service';
import { changeMember, identitiesOf, lastRegion, type MemberRow, memberById } from './members.store';
import type { Portraits } from './portraitCopies.service';

/** A member that others see; undefined for an unknown or closed one. */
async function shownMember(db: Database, site: number, id: number): Promise<MemberRow | undefined> {
  const member = id > 0 ? await memberById(db, site, id) : undefined;
  return member && isMemberShown(member) ? member : undefined;
}

/** Operations on members: members read all of their own data, others the public profile. */
export const memberHandlers = (db: Database, uploads: Uploads, portraits: Portraits): Served[] => [
  ...ownDataHandlers(db),
  ...publicProfileHandlers(db, portraits),
  ...portraitHandlers(db, uploads),
];

function ownDataHandlers(db: Database): Served[] {
  return [
    serve(userInfo, async (input, context) => {
      // Recorded: of an unknown number there is nothing, whoever asks.
      if (input.uid !== '' && !(await memberById(db, context.site.id, parseId(input.uid)))) return absent;
      const own = memberOf(context, input);
      const member = await shownMember(db, context.site.id, own);
      if (!member) return absent;
      const others = await identitiesOf(db, context.site.id, own);
      return {
        uid: String(own),
        nickname: member.nickname,
        head: portraitAddress(member, context.origin),
        score: member.score,
        isThird: others.length > 0 ? ('true' as const) : ('false' as const),
      };
    }),
    serve(memberInfo, async (input, context) => {
      const own = memberOf(context, input);
      const member = await shownMember(db, context.site.id, own);
      if (!member) return absent;
      return {
        uid: String(own),
        userid: String(own),
        nickname: member.nickname,
        head: portraitAddress(member, context.origin),
        sex: String(member.sex),
        birthday: member.birthday,
        address: member.address,
        score: String(member.score),
        phone: maskedPhone(member.phone),
        isOpen: 1,
      };
    }),
  ];
}

function publicProfileHandlers(db: Database, portraits: Portraits): Served[] {
  return [
    serve(userDetail, async ({ id, ...input }, context) => {
      const { site, origin } = context;
      const member = await shownMember(db, site.id, parseId(id));
      if (!member) return absent;
      const { nickname, description } = member;
      const { user } = KindNumber.topicSub;
      const ids = [member.id];
      const followers = await followersOf(db, site.id, user, ids);
      const followed = await followedAmong(db, site.id, user, ids, personIfAny(context, input));
      return {
        uid: String(member.id),
        nickname,
        head: portraitAddress(member, origin),
        description,
        postCount: await countShownPosts(db, site.id, member.id),
        rssCount: followers.get(member.id) ?? 0,
        isFollow: followed.has(member.id) ? (1 as const) : (0 as const),
        location: site.region === 'cn' ? await lastRegion(db, site.id, member.id) : '',
      };
    }),
    serve(getPortrait, async ({ uid }, { site, origin }) => {
      const member = await shownMember(db, site.id, parseId(uid));
      const path = member ? await portraits.pictureOf(site.id, member) : '';
      if (path === '') return { url: 'notexist' as const };
      return new HttpAnswer({ location: origin + path });
    }),
  ];
}

function portraitHandlers(db: Database, uploads: Uploads): Served[] {
  /** Wire S23 (wire x20): code "1" and the address, "0" and the reason. */
  async function portrait(context: CallContext, input: { uid: string }) {
    const member = memberOf(context, input);
    const part = context.files.find(({ name }) => name === 'data') ?? context.files[0];
    try {
      const url = await uploads.picture(context, member, part);
      await changeMember(db, context.site.id, member, { head: url });
      return html({ code: '1', msg: context.origin + url });
    } catch (error) {
      if (error instanceof Refusal && error.status === -1) return html({ code: '0', msg: error.message });
      throw error;
    }
  }

  return [
    serve(uploadPortrait, (input, context) => portrait(context, input)),
    serve(uploadImage, (input, context) => portrait(context, input)),
  ];
}

/** A client parses the text itself (wire W17): only ever the two fields, and never anything a browser would run. */
const html = (value: { code: '1' | '0'; msg: string }): HttpAnswer =>
  new HttpAnswer({
    bytes: Buffer.from(JSON.stringify(value).replaceAll('<', '\\u003c')),
    type: 'text/html;charset=UTF-8',
    headers: { 'content-security-policy': "default-src 'none'; sandbox" },
  });
