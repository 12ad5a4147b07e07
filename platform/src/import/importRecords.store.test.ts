import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteImportRecord, findImportRecord, saveImportRecord } from './importRecords.store';

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
});
afterAll(() => sites.close());

test('[A17] records of an import – of two keys, of equal keys on two sites, saved again, deleted – are the site’s own', async () => {
  const { db } = sites;
  const record = (fingerprint: string, moment: number) => ({ fingerprint, publishtime: at(moment) });
  await saveImportRecord(db, 1, 'a', record('1a', 1));
  await saveImportRecord(db, 1, 'b', record('1b', 2));
  await saveImportRecord(db, 2, 'a', record('2a', 3));
  await saveImportRecord(db, 1, 'a', record('again', 4));
  const found = () =>
    Promise.all([
      findImportRecord(db, 1, 'a'),
      findImportRecord(db, 1, 'b'),
      findImportRecord(db, 2, 'a'),
      findImportRecord(db, 2, 'b'),
    ]);
  expect(await found()).toEqual([record('again', 4), record('1b', 2), record('2a', 3), undefined]);
  await deleteImportRecord(db, 1, 'a');
  expect(await found()).toEqual([undefined, record('1b', 2), record('2a', 3), undefined]);
});
