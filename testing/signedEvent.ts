import { pointsSign } from '@platform/points/pointsSign.rules';

/** Signed fields of a points event (wire D3). @param at epoch ms */
export function signedEvent(eType: string, member: string | number, at: number): Record<string, string> {
  const event = { eType, member: String(member), time: String(at) };
  return { ...event, sign: pointsSign(event) };
}
