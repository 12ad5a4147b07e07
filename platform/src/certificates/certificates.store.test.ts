import { addArticle } from '@testing/addArticle';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateOf, putCertificate } from './certificates.store';

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
});
afterAll(() => sites.close());

test('[wire n9][A17] certificates – of a draft, of no article, of equal numbers, put again – are those of published articles', async () => {
  const row = (word: string, moment: number) => ({
    pdf_url: `pdf ${word}`,
    hash: `hash ${word}`,
    notarised_at: at(moment),
  });
  for (const site of [1, 2]) {
    await addArticle(sites, site, 1);
    await addArticle(sites, site, 2, { status: site - 1 });
    for (const id of [1, 2]) await putCertificate(sites.db, site, id, row(`${site}-${id}`, site * 10 + id));
    await sites.add('certificates', { site_id: site, article_id: 3, ...row('3', 0) });
  }
  await putCertificate(sites.db, 1, 1, row('again', 50));
  const found = (site: number) => Promise.all([1, 2, 3, 9].map((id) => certificateOf(sites.db, site, id)));
  expect([await found(1), await found(2)]).toEqual([
    [row('again', 50), undefined, undefined, undefined],
    [row('2-1', 21), row('2-2', 22), undefined, undefined],
  ]);
});
