import { hasRefusedWord } from '@platform/comments/posting/refusedWords.rules';
import { cleanLine, cleanWords } from '@platform/html/words';
import { describe, expect, test } from 'vitest';
import { accounts } from './accounts';
import { type DemoComment, parseComments } from './commentTexts';
import { talks } from './content/comments/all';
import { written } from './load/newsroom';
import { settingsOf } from './load/settings';
import { readers } from './readers';

const pieces = written.flat();
const entries = talks.flatMap((thread) => Object.entries(thread));
const threads = entries.flatMap(([key, text]) => parseComments(text).map((one) => ({ key, one })));
const all: readonly DemoComment[] = threads.flatMap(({ one }) => [one, ...one.replies]);

describe('comments of the demonstration', () => {
  test('stands under articles there are, once each, that are open to it', () => {
    const keys = entries.map(([key]) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const open = new Map(pieces.map((piece) => [piece.key, piece.discussClosed !== true]));
    expect(keys.filter((key) => open.get(key) !== true)).toEqual([]);
  });

  test('is said under a good part of the newsroom, in its languages', () => {
    expect(entries.length / pieces.length).toBeGreaterThan(0.7);
    for (const start of ['bo-', 'en-', 'de-', 'fr-'])
      expect(entries.filter(([key]) => key.startsWith(start)).length).toBeGreaterThan(2);
    expect(all.filter(({ isPending: waiting }) => waiting).length).toBeGreaterThan(3);
    expect(all.filter(({ official }) => official).length).toBeGreaterThan(30);
    expect(threads.filter(({ one }) => one.replies.length > 0).length).toBeGreaterThan(50);
  });

  test('comes from readers of the list, each of whom says something', () => {
    expect(new Set(readers).size).toBe(readers.length);
    expect(new Set(all.map(({ by }) => by))).toEqual(new Set(readers));
    expect(readers.filter((name) => name !== cleanLine(name) || [...name].length > 20)).toEqual([]);
  });

  test('answers come after what they answer; an account that speaks is open', () => {
    expect(threads.filter(({ one }) => one.replies.some((answer) => answer.after <= one.after))).toEqual([]);
    const open = new Set(accounts.filter(({ status }) => status === 'open').map(({ key }) => key));
    expect(all.filter(({ account }) => account !== '' && !open.has(account))).toEqual([]);
  });

  test('is clean words, none twice, none that the newsroom refuses unless it waits for a look', () => {
    expect(all.filter(({ words }) => words !== cleanWords(words) || [...words].length > 200)).toEqual([]);
    expect(new Set(all.map(({ words }) => words)).size).toBe(all.length);
    const rules = settingsOf({ share: '', logo: '', icon: '' }).siteConfig?.discuss?.refusedWords ?? [];
    expect(all.filter(({ words, isPending: waiting }) => !waiting && hasRefusedWord(words, rules))).toEqual(
      [],
    );
  });
});

test('a line that is no comment is told', () => {
  expect(() => parseComments('12 somebody says')).toThrow('not a comment');
  expect(parseComments('? 5 甲 乙 ♥3 *key | 一 | 二\n  9 丙 | 三')).toEqual([
    {
      ...{
        after: 5,
        by: '甲 乙',
        words: '一 | 二',
        praise: 3,
        official: true,
        account: 'key',
        isPending: true,
      },
      replies: [
        {
          after: 9,
          by: '丙',
          words: '三',
          praise: 0,
          official: false,
          account: '',
          isPending: false,
          replies: [],
        },
      ],
    },
  ]);
});
