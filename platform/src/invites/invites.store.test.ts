import { MemberState } from '@platform/membership/memberState.types';
import { claimTicket, readTicket, saveTicket } from '@platform/messenger/tickets.store';
import { inTurn, rolledBack } from '@testing/rolledBack';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addCode,
  addInvitation,
  codeOf,
  forgetInviteCode,
  inviterByCode,
  isOpenMember,
  knownInvitation,
  ownInvites,
} from './invites.store';

/** Members 6, 7 and 8 of both sites are open, 9 is disabled; 10 is a member of site 2 alone. */
let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site_id of [1, 2])
    for (const id of [6, 7, 8, 9])
      await sites.add('members', {
        ...{
          site_id,
          id,
          nickname: `${site_id}-${id}`,
          state: id === 9 ? MemberState.disabled : MemberState.open,
        },
      });
  await sites.add('members', { site_id: 2, id: 10, nickname: '2-10' });
});
afterAll(() => sites.close());
const trying = (work: Parameters<typeof rolledBack>[1]) => rolledBack(() => sites, work);

test(
  '[H6] codes of members – taken, a second one, of a disabled member, another site’s – lead to their open members',
  trying(async ({ db }) => {
    const add = (member: number, code: string, site = 1) => addCode(db, site, member, code, at(1));
    expect([
      await add(7, 'A'),
      await add(8, 'A'),
      await add(7, 'B'),
      await add(9, 'C'),
      await add(10, 'D'),
      await add(8, 'E'),
    ]).toEqual([...[1, 0, 0, 0, 0, 1]]);
    expect([await add(10, 'A', 2), await add(7, 'F', 2)]).toEqual([1, 1]);
    expect([
      await codeOf(db, 1, 7),
      await codeOf(db, 1, 8),
      await codeOf(db, 2, 7),
      await codeOf(db, 1, 9),
    ]).toEqual([...['A', 'E', 'F', undefined]]);
    const inviter = async (code: string, site = 1) => (await inviterByCode(db, site, code))?.nickname;
    expect([await inviter('A'), await inviter('A', 2), await inviter('F'), await inviter('')]).toEqual([
      '1-7',
      '2-10',
      undefined,
      undefined,
    ]);
    expect(await inviterByCode(db, 1, 'E')).toEqual({ id: 8, nickname: '1-8' });
    await db.script(`update members set state = ${MemberState.ended} where site_id = 1 and id = 8`);
    expect([await inviter('E'), await isOpenMember(db, 1, 8), await isOpenMember(db, 2, 8)]).toEqual([
      undefined,
      false,
      true,
    ]);
    expect(await inTurn([7, 9, 10, 99], (id) => isOpenMember(db, 1, id))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(await forgetInviteCode(db, 1, 7)).toBe(1);
    expect([
      await inviter('A'),
      await inviter('A', 2),
      await codeOf(db, 1, 8),
      await codeOf(db, 2, 7),
    ]).toEqual([...[undefined, '2-10', 'E', 'F']]);
  }),
);

test(
  '[H6] invitations – of one member twice, of one device twice, of both, on another site – are known, the member’s own first',
  trying(async ({ db }) => {
    const invite = (member: number, device: string, inviter: number, site = 1) =>
      addInvitation(db, site, { member, device, inviter, at: at(member) });
    expect([
      await invite(7, 'x', 8),
      await invite(7, 'y', 6),
      await invite(6, 'x', 6),
      await invite(6, 'z', 7),
    ]).toEqual([1, 0, 0, 1]);
    expect(await invite(7, 'x', 6, 2)).toBe(1);
    const known = async (member: number, device: string, site = 1) =>
      await knownInvitation(db, site, member, device);
    expect(await known(7, 'z')).toEqual({ ofMember: true, nickname: '1-8' });
    expect(await known(6, 'x')).toEqual({ ofMember: true, nickname: '1-7' });
    expect(await known(8, 'x')).toEqual({ ofMember: false, nickname: '1-8' });
    expect(await known(7, 'x', 2)).toEqual({ ofMember: true, nickname: '2-6' });
    expect([
      await known(8, 'none'),
      await known(8, ''),
      await known(0, 'none'),
      await known(8, 'z', 2),
    ]).toEqual(Array(4).fill(undefined));
  }),
);

test(
  '[K12] a member’s own invitations – given two, on another site, got one, without a code – are counted for the copy',
  trying(async ({ db }) => {
    await addCode(db, 1, 7, 'A', at(1));
    for (const [site, member, device, inviter] of [
      [1, 6, 'a', 7],
      [1, 8, 'b', 7],
      [1, 7, 'c', 8],
      [2, 6, 'a', 7],
    ] as const)
      await addInvitation(db, site, { member, device, inviter, at: at(member) });
    const own = await inTurn(
      [
        [1, 7],
        [1, 8],
        [1, 6],
        [2, 7],
        [1, 10],
      ] as const,
      ([site, id]) => ownInvites(db, site, id),
    );
    expect(own).toEqual([
      { code: 'A', invitedAt: at(7), invited: 2 },
      { code: '', invitedAt: at(8), invited: 1 },
      { code: '', invitedAt: at(6), invited: 0 },
      { code: '', invitedAt: null, invited: 1 },
      undefined,
    ]);
  }),
);

test(
  '[G7] a messenger’s ticket – fetched by one at a time, saved, of another app and site – is that of its app',
  trying(async ({ db }) => {
    const claim = (now: number, until: number, site = 1, app = 'a') =>
      claimTicket(db, site, app, at(now), at(until));
    expect([await claim(0, 10), await claim(9, 20), await claim(10, 20), await claim(19, 30)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([await claim(0, 10, 2), await claim(0, 10, 1, 'b')]).toEqual([true, true]);
    expect((await readTicket(db, 1, 'a'))?.ticket).toBe('');
    expect(await saveTicket(db, 1, 'a', { ticket: 't', expires_at: at(100) }, at(50))).toBe(1);
    expect(await readTicket(db, 1, 'a')).toEqual({ ticket: 't', expires_at: at(100) });
    expect([
      (await readTicket(db, 2, 'a'))?.ticket,
      (await readTicket(db, 1, 'b'))?.ticket,
      await readTicket(db, 2, 'b'),
    ]).toEqual([...['', '', undefined]]);
    expect([await claim(49, 60), await claim(50, 60)]).toEqual([false, true]);
    expect((await readTicket(db, 1, 'a'))?.ticket).toBe('t');
  }),
);
