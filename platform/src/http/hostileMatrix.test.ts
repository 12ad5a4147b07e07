import type { Operation } from '@contract/operation';
import { type Row, statusesOf } from '@testing/hostileRow';
import { sampleEntries, sampleOf, servedOperations } from '@testing/operationSamples';
import { seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import {
  addSecondSite,
  anOwner,
  asOwner,
  callAs,
  OWN_WORDS,
  type Owner,
  type Stranger,
  storedDataOf,
  strangersOf,
} from '@testing/strangers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let picture: Uint8Array;
let strangers: readonly Stranger[];
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  await addSecondSite(platform);
  strangers = await strangersOf(platform);
  const plain = { width: 8, height: 8, channels: 3, background: '#123456' } as const;
  picture = await sharp({ create: plain }).png().toBuffer();
});
afterAll(() => platform.close());

const receivesCaller = ({ input }: Operation) =>
  ['uid', 'userID'].some((name) => name in (Object(input).entries ?? {}));
const concerned = servedOperations.filter(
  (one) => one.writes || one.personal || one.ownRows || receivesCaller(one),
);

test('[K8][wire W24] hostile samples – operations that write, read somebody’s own or are told who asks – each has one, no other has', () => {
  const rows = sampleEntries.filter(([, { hostile }]) => hostile).map(([name]) => name);
  expect(rows.sort()).toEqual(concerned.map(({ name }) => name).sort());
});

/** The owner's private data, as it could appear in an answer. */
const secretsOf = ({ phone, token, refreshToken }: Owner) => [
  OWN_WORDS,
  phone,
  `${phone.slice(0, 3)}****${phone.slice(-4)}`,
  token,
  refreshToken,
];

describe('[K8][wire W24] data of one member are shown to no other', () => {
  const cases = concerned.map((operation) => ({
    name: operation.name,
    operation,
    row: sampleOf(operation.name)?.hostile ?? ({ opens: 'member' } satisfies Row),
  }));

  test.each(cases)('[K8][wire W24] $name opens to: $row.opens', async ({ operation, row }) => {
    const owner = await anOwner(platform);
    const input = row.input?.(owner) ?? {};
    const ask = (who: Stranger, more = {}) =>
      callAs(platform, operation, { who, owner, fields: { ...input, ...more }, picture });
    const bare = await ask({ name: 'nobody', claims: false });
    const before = await storedDataOf(platform, owner);
    expect(before.length).toBeGreaterThan(7);

    const statuses: Record<string, number> = {};
    for (const who of operation.service === 'sso' ? await strangersOf(platform) : strangers) {
      const answer = await ask(who);
      statuses[who.name] = answer.status;
      for (const secret of secretsOf(owner)) expect(answer.text, who.name).not.toContain(secret);
      if (row.opens === 'shown' && answer.status === 0 && who.site === undefined)
        expect(answer.text, who.name).toBe(bare.text);
    }
    expect(await storedDataOf(platform, owner)).toEqual(before);

    const having = await row.having?.(owner, platform);
    const { token = owner.token, ...more } = { ...having };
    const ownersAnswer = await ask({ ...asOwner(owner), token }, more);
    expect({ ...statuses, 'the owner': ownersAnswer.status }).toEqual(statusesOf(row));
    if (row.opens === 'shown') expect(ownersAnswer.text).not.toBe(bare.text);
  });
});
