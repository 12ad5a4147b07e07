import { expect, test } from 'vitest';
import type { SiteConfig } from '../siteConfig';
import { authModeOf } from './authMode';

type XyAuthName = SiteConfig['xyApi']['xyAuth'];

test.each<[string, string, XyAuthName, boolean, boolean]>([
  ['curVersions of 3 or more uses token mode', '3', 'none', false, true],
  ['… also where it is numbered in parts', '4.5.0', 'flaggedRoutes', false, true],
  ['… whatever xyAuth says', '4', 'always', false, true],
  ['the anonymous-token flow applies when xyAuth is 0', '2', 'none', true, true],
  ['… or curVersions is 3 or higher', '3', 'flaggedRoutes', false, true],
  ['below that legacy auth adds headers authToken, time and sign', '2', 'flaggedRoutes', true, false],
  ['… also where no version stands', '', 'always', true, false],
])('[G3][S§4] %s', (_, curVersions, xyAuth, legacy, anonymous) => {
  expect(authModeOf({ curVersions, xyAuth })).toEqual({ legacy, anonymous });
});
