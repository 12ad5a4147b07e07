import { Status } from '@contract/statuses';
import { Refusal, refused, SsoRefusal } from '@platform/wire/refusals';
import { siteTime } from '@platform/wire/wireDate';
import { type ActiveSanction, SanctionKind } from './sanctionKind.types';

/** A member who speaks, as `speakerSql` reads them. */
export interface SpeakerRow {
  readonly has_phone: boolean;
  readonly sanction: ActiveSanction | null;
}

const phoneNeeded = (): Refusal => refused('发言前请先绑定手机号', Status.phoneNeeded);

/** The end of a sanction and its reason, for programs. */
const dataOf = ({ until, reason }: ActiveSanction): string => JSON.stringify({ until, reason });

function messageOf({ kind, until, reason }: ActiveSanction): string {
  const { date, time } = siteTime(new Date(until));
  const what = kind === SanctionKind.silence ? '您已被禁言' : '该账号已被暂停使用';
  return `${what}，截止${date} ${time.slice(0, 5)}。原因：${reason}`;
}

const sanctioned = (sanction: ActiveSanction): Refusal => {
  const isSilence = sanction.kind === SanctionKind.silence;
  const status = isSilence ? Status.memberSilenced : Status.memberSuspended;
  return new Refusal(messageOf(sanction), status, 200, dataOf(sanction));
};

/**
 * The refusal of a comment, post or question (K20); undefined: the member may speak.
 * @param needsPhone the site asks for a verified phone, and the member is proven by a login
 */
export function speechRefusal({ has_phone, sanction }: SpeakerRow, needsPhone: boolean): Refusal | undefined {
  if (sanction) return sanctioned(sanction);
  return needsPhone && !has_phone ? phoneNeeded() : undefined;
}

/** The refusal of a login of a suspended member, in the words of the login service. */
export const loginSuspended = (sanction: ActiveSanction): SsoRefusal =>
  new SsoRefusal('user account suspended', messageOf(sanction), {
    error: '用户身份不合法',
    status: Status.memberSuspended,
    data: dataOf(sanction),
  });
