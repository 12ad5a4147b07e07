import { expect, test } from 'vitest';
import { circles } from './circles';
import { moments } from './moments';
import { readers } from './readers';

const posts = [...circles.flatMap((circle) => circle.posts), ...moments];

test('[F24 circleDetail] posts of the demonstration – their authors and commenters – are readers of ours', () => {
  const names = posts.flatMap(({ by, comments = [] }) => [by, ...comments.map(([name]) => name)]);
  expect(names.filter((name) => !readers.includes(name))).toEqual([]);
});

test('[F24 postDetail] posts of the demonstration – read one by one – fit their tables of numbers', () => {
  expect(Math.max(...circles.map((circle) => circle.posts.length), moments.length)).toBeLessThan(100);
  expect(Math.max(...posts.map(({ comments = [] }) => comments.length))).toBeLessThan(10);
  expect(new Set(posts.map(({ content }) => content)).size).toBe(posts.length);
});
