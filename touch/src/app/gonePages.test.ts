import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
});
afterAll(() => platform.close());

test.each([
  ...['newsDetail/1', 'imageDetail/1', 'videoDetail/1', 'liveDetail/1', 'linkDetail', 'specDetail/1'],
  ...['activityDetail', 'activityVote', 'activityVoteWeb', 'voteItemDetail', 'circleDetail', 'postDetail'],
  ...['friendsCircleDetail', 'dynamicDetail', 'reporter', 'figureDetail', 'personageReports', 'topicDetail'],
  ...['askDetail', 'qaDetail', 'newQaDetail', 'xyDetail', 'mvodShare', 'minVideoDetail', 'onlineStudy'],
  ...['seekArticleDetail', 'subscriptionList'],
  ...['previewPDF.html?id=', 'productDetail.html?id=', 'noticeDetail.html?id='],
])('[A3] %s – of what is gone – answers 404 with one heading, a notice and one way on', async (path) => {
  const address = path.endsWith('=') ? `/${path}99999` : `/${path}/99999.html`;
  const { status, html } = await readPage(platform, address);
  expect(status).toBe(404);
  const notice =
    /<div class="[^"]*notice[^"]*">.*?<\/svg><(h1|p)[^>]*>[^<]+<\/\1><a [^>]*>[^<]+<\/a><\/div>/s.exec(
      html,
    )?.[0];
  expect(notice).toMatch(/href="[^"]+\.html/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  // full-screen videos have no line above them
  if (path !== 'minVideoDetail') expect(html).toMatch(/<(header|nav)\b/);
});
