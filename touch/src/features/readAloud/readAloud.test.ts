import { describe, expect, test } from 'vitest';
import { nextReading, type Reading, type ReadingEvent, silent } from './reading';
import { sentences } from './sentences';

const speaking = (at: number): Reading => ({ state: 'speaking', at });
const paused = (at: number): Reading => ({ state: 'paused', at });

describe('the reading of two sentences', () => {
  const rows: readonly (readonly [string, Reading, ReadingEvent, Reading])[] = [
    ['starts at the first', silent, { type: 'start' }, speaking(0)],
    ['goes on to the next', speaking(0), { type: 'spoken', at: 0 }, speaking(1)],
    ['ends after the last', speaking(1), { type: 'spoken', at: 1 }, silent],
    ['pauses where it is', speaking(1), { type: 'pause' }, paused(1)],
    ['resumes where it was', paused(1), { type: 'resume' }, speaking(1)],
    ['does not go on while it pauses', paused(0), { type: 'spoken', at: 0 }, paused(0)],
    ['passes over a voice of before', speaking(1), { type: 'spoken', at: 0 }, speaking(1)],
    ['stops', speaking(1), { type: 'stop' }, silent],
    ['stops from a pause', paused(1), { type: 'stop' }, silent],
    ['stays silent when nothing reads', silent, { type: 'resume' }, silent],
  ];
  test.each(rows)('[F4] %s', (_, before, event, after) => {
    expect(nextReading(before, event, 2)).toEqual(after);
  });

  test('[F4] an empty text is not started', () => {
    expect(nextReading(silent, { type: 'start' }, 0)).toEqual(silent);
  });
});

describe('sentences', () => {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['水来了。田亮了！', ['水来了。', '田亮了！']],
    ['他说：“来了。”田亮了', ['他说：“来了。”', '田亮了']],
    ['It came. At 3.5 metres it stopped.', ['It came.', 'At 3.5 metres it stopped.']],
    ['ཆུ་འབྱོར་སོང་། ཞིང་ཁ་གསལ་སོང་།', ['ཆུ་འབྱོར་སོང་།', 'ཞིང་ཁ་གསལ་སོང་།']],
    ['一行\n又一行', ['一行', '又一行']],
    ['……\n——', []],
    ['', []],
  ];
  test.each(rows)('[F4] %j is read as %j', (text, pieces) => {
    expect(sentences(text)).toEqual(pieces);
  });

  test('[F4] a long sentence is read in pieces that a voice can hold, nothing lost', () => {
    const long = `${'水从三十公里外的雪山脚下流过来，'.repeat(30)}到了。`;
    const pieces = sentences(long);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(180);
    expect(pieces.join('')).toBe(long);
  });
});
