import { MAX_COMMENT_PICTURES } from '@contract/limits';
import { CommentState } from '@platform/discussions/commentState.types';
import type { CallContext } from '@platform/operations/callContext';
import { expect, test } from 'vitest';
import { explainsRefusals, parseComment } from './input.rules';

const HASH = 40;
const picture = (letter: string, ending = 'jpg') =>
  `/media/${letter.repeat(2)}/${letter.repeat(HASH)}.${ending}`;
const contextOf = (discuss: object = {}, rules: object = {}, curVersions = '3') =>
  ({
    ...{ origin: 'http://paper.test', curVersions },
    site: {
      config: { siteConfig: { discuss: { auditType: '0', showPic: true, ...discuss } } },
      discussRules: { refusedWords: ['返利'], charactersMost: 5, ...rules },
    },
  }) as unknown as CallContext;
const given = {
  ...{
    rootID: 3,
    sourceType: 4,
    parentID: 5,
    type: 6,
    content: '好',
    location: '云溪镇',
    longitude: '101',
    latitude: '31',
  },
  imgUrl: [] as string[],
};
const parsed = (more: object = {}, ...context: Parameters<typeof contextOf>) =>
  parseComment(7, { ...given, ...more } as Parameters<typeof parseComment>[1], contextOf(...context));
const refusal = (...of: Parameters<typeof parsed>) => {
  try {
    return parsed(...of).state;
  } catch (error) {
    return [Object(error).status, Object(error).message];
  }
};

test('[wire f1] a comment – of every field – has each value in its own', () => {
  expect(parsed()).toMatchObject({ source: 4, objectID: 3, parentID: 5, member: 7, content: '好', type: 6 });
  expect(parsed({ parentID: -1 }).parentID).toBe(0);
});

test('[H1] a comment – of none, exactly as many, one more character, each of two units – is refused beyond its limits', () => {
  expect([
    refusal({ content: ' \n ' }),
    refusal({ content: '五个字字字' }),
    refusal({ content: '😀😀😀😀😀' }),
  ]).toEqual([[-1, '请输入内容'], CommentState.shown, CommentState.shown]);
  expect([refusal({ content: '六个字字字字' }), refusal({ content: '😀😀😀😀😀😀' })]).toEqual([
    [-1, '评论不能超过5个字'],
    [-1, '评论不能超过5个字'],
  ]);
});

test.each([
  {
    auditType: '0',
    version: '3',
    clean: CommentState.shown,
    refused: [10_203, '评论含有不当内容，请修改后再发'],
  },
  { auditType: '0', version: '2.9', clean: CommentState.shown, refused: CommentState.pending },
  {
    auditType: '1',
    version: '3',
    clean: CommentState.pending,
    refused: [10_203, '评论含有不当内容，请修改后再发'],
  },
  { auditType: '1', version: '', clean: CommentState.pending, refused: CommentState.pending },
  { auditType: '2', version: '3', clean: [10_202, '评论已关闭'], refused: [10_202, '评论已关闭'] },
])(
  '[wire W7] a comment where the review is $auditType – clean, with a refused word, from version $version – is shown, waits or is refused',
  ({ auditType, version, clean, refused }) => {
    expect(refusal({}, { auditType }, {}, version)).toEqual(clean);
    expect(refusal({ content: '返 利' }, { auditType }, {}, version)).toEqual(refused);
  },
);

test('versions – of three, of more, below, none – explain refusals from three on', () => {
  expect(
    ['3', '3.0.1', '10', '2.99', '', 'x'].map((one) => explainsRefusals(contextOf({}, {}, one))),
  ).toEqual([...[true, true, true, false, false, false]]);
});

test('[wire f1] a type – at both ends of its range – is 0 beyond', () => {
  expect([-1, 0, 99, 100].map((type) => parsed({ type }).type)).toEqual([0, 0, 99, 0]);
});

test('[H4] pictures – of this origin, twice, elsewhere, of another kind, one too many, switched off – are those kept here', () => {
  const own = picture('a');
  const imgUrl = [
    `http://paper.test${own}`,
    own,
    `http://elsewhere.test${picture('b')}`,
    picture('c', 'mp4'),
    '/other/a.jpg',
    picture('d', 'webp'),
  ];
  expect(parsed({ imgUrl }).pictures).toEqual([own, picture('d', 'webp')]);
  const many = [...'0123456789'].map((letter) => picture(letter, 'png'));
  expect(parsed({ imgUrl: many }).pictures).toEqual(many.slice(0, MAX_COMMENT_PICTURES));
  expect(parsed({ imgUrl }, { showPic: false }).pictures).toEqual([]);
});

test('[K8] hashes of words – with other signs, other letters, of signs alone – are equal where the letters are', () => {
  const hash = (content: string) => parsed({ content }, {}, { charactersMost: 99 }).wordsHash.toString('hex');
  expect(hash('好，的！')).toBe(hash('好的'));
  expect(hash('Ａb')).toBe(hash('ab'));
  expect(new Set([hash('好的'), hash('好吧'), hash('！'), hash('？')]).size).toBe(4);
  expect(hash('好')).toHaveLength(32);
});
