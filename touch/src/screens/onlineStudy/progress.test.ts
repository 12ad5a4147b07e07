import { expect, test } from 'vitest';
import { joinedProgress, shareDone, unsentParts } from './progress';

const part = (id: string, duration: number, progress: number) => ({
  ...{ id, title: id, type: 'video', url: '', cover: '' },
  ...{ duration, progress },
});
const study = { fileId: '1', title: '', parts: [part('1', 90, 40), part('2', 60, 10), part('3', 0, 0)] };

test('[F22 onlineStudy] progress of two devices – joined – is the farther one of each part', () => {
  expect(joinedProgress(study, { '1': 20, '2': 30 })).toEqual({ '1': 40, '2': 30, '3': 0 });
});

test('[F22 onlineStudy] progress without a login – after a login – is sent for parts that are farther here', () => {
  expect(unsentParts(study, { '1': 20, '2': 30, '9': 5 })).toEqual([['2', 30]]);
});

test.each([
  [90, 0, 0],
  [90, 45, 0.5],
  [90, 88, 1],
  [0, 0, 0],
  [0, 1, 1],
])(
  '[F22 onlineStudy] a part of %i s – %i s watched – is done to the share %d',
  (duration, seconds, share) => {
    expect(shareDone({ duration }, seconds)).toBe(share);
  },
);
