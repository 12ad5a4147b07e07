import { operations } from '@contract/operations';
import { describe, expect, test } from 'vitest';

const sources: Record<string, string> = import.meta.glob(
  ['../../touch/src/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

/** The ways in which touch names what it calls; a new one gets its line here. */
const ways: readonly RegExp[] = [
  /\boperation: '(\w+)'/g,
  /\boperation(?: =|:) [^,;\n]*\? '(\w+)' : '\w+'/g,
  /\bat\(\s*address\.(\w+)/g,
  /\b(?:call|ask|tell)\(\s*'(\w+)'/g,
  /\bpagedArticles\(\s*'(\w+)'/g,
];

function calledIn(texts: readonly string[]): Set<string> {
  const found = texts.flatMap((text) =>
    ways.flatMap((way) => [...text.matchAll(way)].map(([, name]) => name)),
  );
  return new Set(found.flatMap((name) => name ?? []));
}

/** Rows g, f, o and a of the wire are the specification's own operations; the others are there for other programs. */
const specified = operations.filter(({ row }) => /^[gfoa]\d/.test(row));

/** In the order of the contract; a name less with every screen that is built, never one more. */
const uncalled = `
  siteConf getArticles myArticleContent getArticleCounts getRelArticles recommendList articleList
  discussViewFlat discussCount dataRead activityDetail entryList checkEntryRepeatField activityRegist
  activityVerify getActivityVoucher voteInfo voteOptions optionInfo infoByOptName
  voteAccessCount recordVoteCountAndLog getXyInfo getXyArticlesQuestion xyRank hitXyBulletin
  recommendXys leaderView regionleaderView leader getSubCats authorInfo reporterArticles getXyDynamic
  dynamicList dynamicDetail dynamicArticleList getSubject questionListHot questionDetail qaDetail
  answerList tipoffDetail inputArticleList inputArticleDetail momentsDetail circleDetail circleList
  postList postDetail createPost mvodArticle mvodAttach mvodCategoryList mvodConfig relatedList
  mvodPraise mvodEvent getPaperArticle paperArticlePreview getLatestMaePaper getMaePaperDatesByDate
  getAdv getColAdvs myDayScoreSts myScoreList event1 getInviteCode
  codeImeiRecord oauthLogin uploadAccessToken minioUpload consolidatedResults uploadDone record
  articleClick
`
  .trim()
  .split(/\s+/);

describe('[K1] operations of the specification that no screen calls', () => {
  test('[K1] the list is exact: it can only shrink', () => {
    const called = calledIn(Object.values(sources));
    expect(specified.filter(({ name }) => !called.has(name)).map(({ name }) => name)).toEqual(uncalled);
  });

  test('[K1] a call is found in every way it is written, a word that is none is not', () => {
    const written = [
      `operation: 'one', operation: at(address.two), operation: old ? 'three' : 'four'`,
      `const path = at(\n  address.five, {}); await call('six', {}); answers.ask('seven'); tell('eight'); x.pagedArticles('nine');`,
      `screen: 'postDetail', scene: 'vote', way === 'bind'`,
    ];
    expect([...calledIn(written)].toSorted()).toEqual(
      ['one', 'two', 'three', 'five', 'six', 'seven', 'eight', 'nine'].toSorted(),
    );
  });
});
