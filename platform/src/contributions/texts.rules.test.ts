import {
  MAX_CONTRIBUTION_CONTENT,
  MAX_CONTRIBUTION_PICTURES,
  MAX_CONTRIBUTION_TITLE,
  MAX_POST_CONTENT,
  MAX_POST_PICTURES,
  MAX_POST_TITLE,
  MAX_TIPOFF_CONTACT,
  MAX_TIPOFF_CONTENT,
  MAX_TIPOFF_PICTURES,
} from '@contract/limits';
import { PostListType } from '@contract/participation/codes';
import { parsePost, storedPost } from '@platform/circles/posting/posting.rules';
import { hasRefusedWord } from '@platform/comments/posting/refusedWords.rules';
import type { CallContext } from '@platform/operations/callContext';
import { expect, test } from 'vitest';
import { parseContribution } from './contributions.rules';
import { drawTipoffNumber, parseTipoff } from './tipoffs.rules';

const ORIGIN = 'http://paper.test';
const HASH = 40;
const file = (letter: string, ending: string) =>
  `/media/${letter.repeat(2)}/${letter.repeat(HASH)}.${ending}`;
const pictures = [...'0123456789'].map((letter) => file(letter, 'jpg'));
const [film, sound] = [file('a', 'mp4'), file('b', 'mp3')];
const context = {
  origin: ORIGIN,
  site: { discussRules: { refusedWords: ['返利'] } },
} as unknown as CallContext;
const of = (length: number) => '😀'.repeat(length);
const message = (parse: () => unknown): unknown => {
  try {
    return parse() === undefined ? 'nothing' : 'taken';
  } catch (error) {
    return Object(error).message;
  }
};

const contribution = (more: object = {}) =>
  parseContribution(
    { title: '题', content: '文', pics: [], videos: [], audios: [], linkID: 1, ...more } as never,
    context,
  );
const tipoff = (more: object = {}) =>
  parseTipoff(
    {
      content: '事',
      topic: '',
      contactNo: '',
      userName: '',
      location: '',
      imgUrl: [],
      videos: [],
      audios: [],
      ...more,
    } as never,
    ORIGIN,
  );
const post = (more: object = {}) =>
  parsePost(
    { title: '', content: '话', location: '', pics: [], videos: [], ...more } as never,
    context,
    hasRefusedWord,
  );

test.each([
  {
    name: 'a title as long as it may be',
    parse: () => contribution({ title: of(MAX_CONTRIBUTION_TITLE) }),
    gives: 'taken',
  },
  {
    name: 'a longer title',
    parse: () => contribution({ title: of(MAX_CONTRIBUTION_TITLE + 1) }),
    gives: '标题不能超过60个字',
  },
  {
    name: 'a text as long as it may be',
    parse: () => contribution({ content: of(MAX_CONTRIBUTION_CONTENT) }),
    gives: 'taken',
  },
  {
    name: 'a longer text',
    parse: () => contribution({ content: of(MAX_CONTRIBUTION_CONTENT + 1) }),
    gives: '正文不能超过10000个字',
  },
  { name: 'no title', parse: () => contribution({ title: ' ' }), gives: '标题不能为空' },
  { name: 'no text', parse: () => contribution({ content: '\n' }), gives: '正文不能为空' },
  {
    name: 'a refused title',
    parse: () => contribution({ title: '返利' }),
    gives: '标题含有不当内容，请修改后再提交',
  },
  {
    name: 'a refused text',
    parse: () => contribution({ content: '返利' }),
    gives: '正文含有不当内容，请修改后再提交',
  },
  {
    name: 'a tip-off as long as it may be',
    parse: () => tipoff({ content: of(MAX_TIPOFF_CONTENT) }),
    gives: 'taken',
  },
  {
    name: 'a longer tip-off',
    parse: () => tipoff({ content: of(MAX_TIPOFF_CONTENT + 1) }),
    gives: '报料内容不能超过2000个字',
  },
  {
    name: 'a contact as long as it may be',
    parse: () => tipoff({ contactNo: of(MAX_TIPOFF_CONTACT) }),
    gives: 'taken',
  },
  {
    name: 'a longer contact',
    parse: () => tipoff({ contactNo: of(MAX_TIPOFF_CONTACT + 1) }),
    gives: '联系方式不能超过60个字',
  },
  {
    name: 'an empty tip-off',
    parse: () => tipoff({ content: ' ', contactNo: '1', userName: '甲', location: '桥' }),
    gives: 'nothing',
  },
  { name: 'a tip-off of a title alone', parse: () => tipoff({ content: '', topic: '题' }), gives: 'taken' },
  {
    name: 'a tip-off of a sound alone',
    parse: () => tipoff({ content: '', audios: [sound] }),
    gives: 'taken',
  },
  {
    name: 'a post’s title as long as it may be',
    parse: () => post({ title: of(MAX_POST_TITLE) }),
    gives: 'taken',
  },
  {
    name: 'a longer title of a post',
    parse: () => post({ title: of(MAX_POST_TITLE + 1) }),
    gives: '标题不能超过60个字',
  },
  {
    name: 'a post as long as it may be',
    parse: () => post({ content: of(MAX_POST_CONTENT) }),
    gives: 'taken',
  },
  {
    name: 'a longer post',
    parse: () => post({ content: of(MAX_POST_CONTENT + 1) }),
    gives: '内容不能超过2000个字',
  },
  {
    name: 'a post’s refused title',
    parse: () => post({ title: '返利' }),
    gives: '标题含有不当内容，请修改后再提交',
  },
  {
    name: 'a refused post',
    parse: () => post({ content: '返利' }),
    gives: '内容含有不当内容，请修改后再提交',
  },
])('[K8] $name – is $gives', ({ parse, gives }) => {
  expect(message(parse)).toBe(gives);
});

test('[H4] files – of each kind, of another, elsewhere, one too many – go along by their kind', () => {
  const mixed = [...pictures, film, sound, `http://elsewhere.test${film}`, `${ORIGIN}${film}`];
  const all = { pics: mixed, imgUrl: mixed, videos: mixed, audios: mixed };
  expect(contribution(all).paths).toEqual({
    pics: pictures.slice(0, MAX_CONTRIBUTION_PICTURES),
    videos: [film],
    audios: [sound],
  });
  expect(tipoff(all)?.paths).toEqual({
    pics: pictures.slice(0, MAX_TIPOFF_PICTURES),
    videos: [film],
    audios: [sound],
  });
  expect(post({ ...all, videos: [film, file('c', 'mp4')] }).paths).toEqual({
    ...{ pics: pictures.slice(0, MAX_POST_PICTURES), videos: [film], audios: [] },
  });
});

test('[wire n4] paragraphs of a contribution – with empty lines and blanks between them – keep one empty line', () => {
  expect(contribution({ content: ' 一 \r\n\r\n\r\n\r\n二\r三\n\n四 ' }).content).toBe('一\n\n二\n三\n\n四');
});

test('[wire x8] a tip-off – with a long title, place and name – is cut, with each value in its own field', () => {
  expect(tipoff({ topic: of(61), location: of(101), userName: of(41), contactNo: '电话' })).toMatchObject({
    ...{ contact: '电话', content: '事', title: expect.stringMatching(/^😀{60}/u) },
  });
  const cut = tipoff({ topic: '题', location: '桥下', userName: '老周' });
  expect(cut).toMatchObject({ title: '题', location: '桥下', userName: '老周' });
  const numbers = Array.from({ length: 50 }, drawTipoffNumber);
  expect([
    new Set(numbers).size,
    Math.min(...numbers) >= 100_000_000,
    Math.max(...numbers) <= 2_147_483_647,
  ]).toEqual([50, true, true]);
});

test('[wire S28] a post – of words, pictures, a video, nothing – is listed by what it has', () => {
  const clip = { url: film, cover: '', duration: 1 };
  const stored = (content: string, pics: string[], videos: object[]) =>
    storedPost({ ...post(), content }, { pics, videos, audios: [] } as never);
  expect(stored('话', [], []).listType).toBe(PostListType.words);
  expect(stored('', pictures, []).listType).toBe(PostListType.pictures);
  expect(stored('话', pictures, [clip]).listType).toBe(PostListType.video);
  expect(stored('', [], [clip]).listType).toBe(PostListType.video);
  expect(message(() => stored('', [], []))).toBe('内容不能为空');
});
