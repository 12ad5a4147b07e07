import { openDatabase } from '@platform/db/connection';
import { migrate } from '@platform/db/migrations';
import { newKeys } from '@platform/keys/keys';
import { createDatabase } from '@testing/postgres';
import { expect, onTestFinished, test } from 'vitest';
import { requireSameKeys } from './sameKeys';

async function anInstallation() {
  const place = await createDatabase();
  const db = openDatabase(place.url, { max: 4 });
  onTestFinished(async () => {
    await db.close();
    await place.drop();
  });
  await migrate(db);
  return db;
}
const refusal = /^The keys here are not those of this database: .*KEYS_FILE/;
const [own, foreign] = [newKeys(), newKeys()];
const stays = { replace: false };

test('[K9] the first keys of a database – and the same ones again – start; others are refused in one line', async () => {
  const db = await anInstallation();
  await requireSameKeys(db, own, stays);
  await requireSameKeys(db, { ...own }, stays);
  await expect(requireSameKeys(db, foreign, stays)).rejects.toThrow(refusal);
  for (const changed of [
    { ...own, sign: foreign.sign },
    { ...own, sm2: foreign.sm2 },
    { ...own, sm4: { ...own.sm4, key: foreign.sm4.key } },
    { ...own, sm4: { ...own.sm4, iv: foreign.sm4.iv } },
    { ...own, legacyApp: { ...own.legacyApp, appKey: foreign.legacyApp.appKey } },
    { ...own, legacyApp: { ...own.legacyApp, appSecret: foreign.legacyApp.appSecret } },
  ])
    await expect(requireSameKeys(db, changed, stays)).rejects.toThrow(refusal);
  await requireSameKeys(db, own, stays);
});

test('[K9] other keys – asked for – become those of the installation, and the ones before are refused', async () => {
  const db = await anInstallation();
  await requireSameKeys(db, own, stays);
  await requireSameKeys(db, foreign, { replace: true });
  await requireSameKeys(db, foreign, stays);
  await expect(requireSameKeys(db, own, stays)).rejects.toThrow(refusal);
});

test('[K9] four processes with keys of their own – started at once on an empty database – one of them stays', async () => {
  const db = await anInstallation();
  const starts = [newKeys(), newKeys(), newKeys(), newKeys()].map((keys) => requireSameKeys(db, keys, stays));
  const outcomes = (await Promise.allSettled(starts)).map(({ status }) => status);
  expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
});

test('[K9] the row of the keys – read – holds none of them', async () => {
  const db = await anInstallation();
  await requireSameKeys(db, own, stays);
  const rows = await db.query({ name: 'test-installation', text: 'select * from installation' });
  const stored = JSON.stringify(rows);
  expect(rows).toHaveLength(1);
  for (const secret of [own.sign, own.sm2.privateKey, own.sm4.key, own.sm4.iv, own.legacyApp.appSecret])
    expect(stored).not.toContain(secret);
});
