import { createMember } from '@platform/members/members.service';
import { createTokens } from '@platform/tokens/tokens.service';
import type { TestPlatform } from './startPlatform';

export interface TestMember {
  readonly id: number;
  readonly token: string;
  readonly device: string;
}

let phones = 13_900_000_000;

/** Creates a signed-in member, of site 1 where no other is named. */
export async function aMember(
  { db, clock }: Pick<TestPlatform, 'db' | 'clock'>,
  nickname = '',
  site = 1,
): Promise<TestMember> {
  phones += 1;
  const { member } = await createMember(db, site, { phone: String(phones), nickname }, new Date(clock.now()));
  const device = `xy${member.id}`;
  // a member's token is a row: no key is in it
  const tokens = createTokens(db, '', clock.now);
  const { accessToken } = await tokens.start(db, site, member.id, device, 'phone');
  return { id: member.id, token: accessToken, device };
}
