import { createHash, timingSafeEqual } from 'node:crypto';
import { readDate } from '@platform/wire/dates';
import { refused } from '@platform/wire/refusals';

/** Wire D3: how far the caller's clock may be off. */
const WINDOW_MS = 600_000;

export interface SignedEvent {
  readonly eType: string;
  readonly member: string;
  readonly time: string;
  readonly sign: string;
}

/** The sign of wire D3, of the values as they were sent. */
export const pointsSign = ({ eType, member, time }: Omit<SignedEvent, 'sign'>): string =>
  createHash('sha1').update(`{eType=${eType}, member=${member}, time=${time}}`).digest('hex');

/** Milliseconds, or a date of the wire in site time; NaN where it is neither. */
const momentOf = (time: string): number =>
  /^\d{13}$/.test(time) ? Number(time) : (readDate(time)?.getTime() ?? Number.NaN);

/**
 * Keyless, so it proves only that the call was not altered on its way. The token identifies the caller.
 * @returns the moment of the event, epoch ms @throws Refusal −1
 */
export function checkPointsSign(event: SignedEvent, now: number): number {
  const signature = Buffer.from(event.sign.toLowerCase());
  const right = Buffer.from(pointsSign(event));
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) throw refused('签名验证失败');
  const at = momentOf(event.time);
  if (!(Math.abs(now - at) <= WINDOW_MS)) throw refused('签名验证失败：时间相差太大');
  return at;
}
