import { PicType } from '@contract/codes';
import { StoryDraft } from '@contract/storyDraft';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { articleOfStory } from './storyArticle.document';

const at = (digit: string) => `/media/${digit}${digit}/${digit.repeat(40)}.jpg`;
const body = `<p>一</p><figure><img src="${at('a')}" alt="桥" width="4" height="3"><figcaption>新桥</figcaption></figure><p>二</p><figure><img src="${at('b')}" alt="河"></figure>`;
const made = (change: object) =>
  articleOfStory({
    key: 'story:1',
    draft: v.parse(StoryDraft, { title: 'A < B', body, ...change }),
    signers: { editor: '卓玛', approver: '王' },
    publishtime: new Date(0),
  });

test('[K10] a story with two pictures – no cover, one, three, none at all chosen or there – has its first, the chosen ones, or none in lists', () => {
  const covers = (change: object) => {
    const { cover = [], picType } = made(change);
    return [cover.map(({ url }) => url), picType];
  };
  expect(covers({})).toEqual([[at('a')], PicType.single]);
  expect(covers({ cover: [at('b')] })).toEqual([[at('b')], PicType.single]);
  expect(covers({ cover: [at('b'), at('c'), at('a')] })).toEqual([
    [at('b'), at('c'), at('a')],
    PicType.three,
  ]);
  expect(covers({ body: '<p>一</p>' })).toEqual([[], PicType.none]);
});

test('[K10] the text of a story – with pictures in place – is an article’s, with each picture at its number and its words', () => {
  const { content, pictures, title, credits } = made({});
  expect(content).toBe('<p>一</p><!--IMAGEARRAY#0--><p>二</p><!--IMAGEARRAY#1-->');
  expect(pictures).toEqual([
    { url: at('a'), summary: '新桥', width: 4, height: 3 },
    { url: at('b'), summary: '河', width: 0, height: 0 },
  ]);
  expect([title, credits?.editor, credits?.lastChecker]).toEqual(['A &lt; B', '卓玛', '王']);
});

test.each([
  ['none', false],
  ['assisted', true],
  ['generated', true],
])('[K12] a story whose artificial intelligence is said to be %s – published – says so: %s', (ai, says) => {
  expect(made({ ai }).aiGenerated).toBe(says);
});

test('[K10] an address – of a link, and of news that was a link before – leads out of the link alone', () => {
  const linkUrl = 'https://example.org/a';
  expect(made({ articleType: 4, linkUrl }).linkUrl).toBe(linkUrl);
  expect(made({ linkUrl }).linkUrl).toBeUndefined();
});
