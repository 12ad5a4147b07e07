import { createEnginePage, type EnginePage } from '@testing/engines/enginePage';
import { type EngineName, engines, isMissing } from '@testing/engines/openEngine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitNewsroom } from '../visit';
import { votesOf } from '../votes';
import { becomeAnotherReader } from './engineVisit';
import { mainJourneys } from './journeys';

/** Errors of requests that get no answer: without network, or because their page was left. */
const NO_NETWORK = /ERR_|NetworkError|Failed to load|Unable to preload|favicon\.ico/;

/** The main journeys in one engine, one browser for all of them. */
export function walkMainJourneys(name: EngineName): void {
  describe.skipIf(isMissing(name))(name, () => {
    const { newsroom, at } = visitNewsroom();
    const votes = votesOf(newsroom, at);
    let page: EnginePage;
    beforeAll(async () => {
      page = createEnginePage(await engines[name]());
    });
    afterAll(() => page?.driver.close());
    test.each(mainJourneys)('%s', async (_, walk) => {
      const visit = { page, newsroom: newsroom(), votes };
      const before = page.driver.errors.length;
      await becomeAnotherReader(visit);
      await walk(visit);
      expect(page.driver.errors.slice(before).filter((text) => !NO_NETWORK.test(text))).toEqual([]);
    });
  });
}
