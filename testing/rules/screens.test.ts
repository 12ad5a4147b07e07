import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Route, routes } from '@touch/app/routes';
import { expect, test } from 'vitest';

const all: readonly Route[] = routes;
const folders = readdirSync(fileURLToPath(new URL('../../touch/src/screens', import.meta.url)), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Announced in one line until their own issue builds them. A screen that is built leaves this list; none comes back. */
const later = [
  'LeaderViewList',
  'activityApply',
  'activityDetail',
  'activityVote',
  'activityVoteWeb',
  'askDetail',
  'circleDetail',
  'downloadClient',
  'dynamicDetail',
  'figureDetail',
  'friendsCircleDetail',
  'inputArticleDetail',
  'integralShop',
  'invite',
  'invitedToDownload',
  'liveDetail',
  'minVideoDetail',
  'mvodShare',
  'newQaDetail',
  'onlineStudy',
  'paperSharePage',
  'personageReports',
  'postDetail',
  'previewPDF',
  'productDetail',
  'qaDetail',
  'reporter',
  'seekArticleDetail',
  'shareinvite',
  'signupdetail',
  'subscriptionList',
  'tipoffDetail',
  'topicDetail',
  'voteItemDetail',
  'writeOff',
  'xyDetail',
  'xyListShare',
  'xyRules',
];

const folderOfEach = all.filter((route) => !route.later).map(({ screen }) => screen);

test('[A2] the announced screens are exactly these', () => {
  expect(
    all
      .filter((route) => route.later)
      .map(({ screen }) => screen)
      .sort(),
  ).toEqual(later);
});

test('[A2] every other screen of the table has its folder, named as the first segment of its path', () => {
  expect(folderOfEach.filter((screen) => !folders.includes(screen))).toEqual([]);
  expect(all.filter(({ screen, path }) => !new RegExp(`^/${screen}[/.]`).test(path))).toEqual([]);
});

test('[A2] every folder is a screen of the table, and an announced one has none', () => {
  expect(folders.filter((name) => name !== 'announced' && !folderOfEach.includes(name))).toEqual([]);
});
