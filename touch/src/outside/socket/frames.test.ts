import { describe, expect, test } from 'vitest';
import { parseFrameText } from './frames';

describe('[I5] what a socket says', () => {
  test.each([
    ['{"type":"ping","code":200,"data":{"t":1}}'],
    ['{"type":"live_status","code":404,"data":{"id":5}}'],
    ['{"type":"live_status","data":{"id":5}}'],
    ['{"type":"gift","code":200,"data":{"id":5}}'],
    ['{"type":"live_status","code":200}'],
    ['{'],
    ['null'],
  ])('[I5] %s is ignored', (text) => {
    expect(parseFrameText(text)).toBeUndefined();
  });

  test('[I5] a frame’s id is compared as text', () => {
    const text = '{"type":"live_status","code":200,"data":{"id":5,"seq":8,"status":1}}';
    expect(parseFrameText(text)).toMatchObject({ type: 'live_status', id: '5', seq: 8 });
  });
});
