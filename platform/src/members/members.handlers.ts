import { KindNumber } from '@contract/codes';
import {
  getPortrait,
  memberInfo,
  uploadImage,
  uploadPortrait,
  userDetail,
  userInfo,
} from '@contract/members';
import type { Database } from '@platform/db/connection';
import { followedAmong, followersOf } from '@platform/following/following.service';
import { headOf, isShown } from '@platform/membership/portraits';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { memberOf, personIfAny } from '@platform/operations/callers';
import type { Uploads } from '@platform/uploads/uploads.service';
import { HttpAnswer } from '@platform/wire/httpAnswer';
import { absent } from '@platform/wire/jsonText';
import { Refusal } from '@platform/wire/refusals';
import { maskedPhone } from './members.service';
import { changeMember, identitiesOf, type MemberRow, memberById } from './members.store';
import type { Portraits } from './takenOver';

const idOf = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0);

/** What is known of a member: to himself everything, to others what he shows. */
export function memberHandlers(db: Database, uploads: Uploads, portraits: Portraits): Served[] {
  const shown = async (site: number, id: number): Promise<MemberRow | undefined> => {
    const member = id > 0 ? await memberById(db, site, id) : undefined;
    return member && isShown(member) ? member : undefined;
  };

  /** Wire S23 (x20): code "1" and the address, "0" and the reason. */
  async function portrait(context: CallContext, given: { uid: string }) {
    const member = memberOf(context, given);
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
    serve(userInfo, async (given, context) => {
      const own = memberOf(context, given);
      const member = await shown(context.site.id, own);
      if (!member) return absent;
      const others = await identitiesOf(db, context.site.id, own);
      return {
        uid: String(own),
        nickname: member.nickname,
        head: headOf(member, context.origin),
        score: member.score,
        isThird: others.length > 0 ? ('true' as const) : ('false' as const),
      };
    }),
    serve(memberInfo, async (given, context) => {
      const own = memberOf(context, given);
      const member = await shown(context.site.id, own);
      if (!member) return absent;
      return {
        uid: String(own),
        userid: String(own),
        nickname: member.nickname,
        head: headOf(member, context.origin),
        sex: String(member.sex),
        birthday: member.birthday,
        address: member.address,
        score: String(member.score),
        phone: maskedPhone(member.phone),
        isOpen: 1,
      };
    }),
    serve(userDetail, async ({ id, ...asked }, context) => {
      const { site, origin } = context;
      const member = await shown(site.id, idOf(id));
      if (!member) return absent;
      const { nickname, description } = member;
      const { user } = KindNumber.topicSub;
      const ids = [member.id];
      const followers = await followersOf(db, site.id, user, ids);
      const followed = await followedAmong(db, site.id, user, ids, personIfAny(context, asked));
      return {
        uid: String(member.id),
        nickname,
        head: headOf(member, origin),
        description,
        postCount: 0,
        rssCount: followers.get(member.id) ?? 0,
        isFollow: followed.has(member.id) ? (1 as const) : (0 as const),
      };
    }),
    serve(getPortrait, async ({ uid }, { site, origin }) => {
      const member = await shown(site.id, idOf(uid));
      const path = member ? await portraits.pictureOf(site.id, member) : '';
      if (path === '') return { url: 'notexist' as const };
      return new HttpAnswer({ location: origin + path });
    }),
    serve(uploadPortrait, (given, context) => portrait(context, given)),
    serve(uploadImage, (given, context) => portrait(context, given)),
  ];
}

/** A client parses the text itself (W17): only ever the two fields, and never anything a browser would run. */
const html = (value: { code: '1' | '0'; msg: string }): HttpAnswer =>
  new HttpAnswer({
    bytes: Buffer.from(JSON.stringify(value).replaceAll('<', '\\u003c')),
    type: 'text/html;charset=UTF-8',
    headers: { 'content-security-policy': "default-src 'none'; sandbox" },
  });
