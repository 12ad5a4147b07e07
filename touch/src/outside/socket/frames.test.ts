import { describe, expect, test } from 'vitest';
import { parseFrame, parseFrameText } from './frames';

describe('[I5] frames of a socket', () => {
  test.each([
    ['{"type":"ping","code":200,"data":{"t":1}}'],
    ['{"type":"live_status","code":404,"data":{"id":5}}'],
    ['{"type":"live_status","data":{"id":5}}'],
    ['{"type":"gift","code":200,"data":{"id":5}}'],
    ['{"type":"live_status","code":200}'],
    ['{'],
    ['null'],
    ['5'],
    ['"live_status"'],
    ['[]'],
    ['{"code":200,"data":{"id":5}}'],
    ['{"type":["live_status"],"code":200,"data":{"id":5}}'],
    ['{"type":"live_status","code":200,"data":null}'],
    ['{"type":"live_status","code":200,"data":"5"}'],
    ['{"type":"live_status","code":200,"data":{"status":1}}'],
  ])('[I5] %s is ignored', (text) => {
    expect(parseFrameText(text)).toBeUndefined();
  });

  test('[I5] a frame’s id is compared as text', () => {
    const text = '{"type":"live_status","code":200,"data":{"id":5,"seq":8,"status":1}}';
    expect(parseFrameText(text)).toMatchObject({ type: 'live_status', id: '5', seq: 8 });
  });

  test.each([undefined, null, 5, 'live_status', () => undefined])(
    '[I5] %s – no text, no frame – is ignored',
    (value) => {
      expect([parseFrameText(value), parseFrame(value)]).toEqual([undefined, undefined]);
    },
  );

  test('[I5] a message – bytes instead of text, though they read as a frame – is ignored', () => {
    const text = '{"type":"live_status","code":200,"data":{"id":5}}';
    expect(parseFrameText({ toString: () => text })).toBeUndefined();
    expect(parseFrameText(text)).toEqual({ type: 'live_status', id: '5', seq: undefined, data: { id: 5 } });
  });

  test.each(['"8"', 'null', '{}'])('[I5] a frame’s number – %s – is none', (seq) => {
    const text = `{"type":"live_status","code":200,"data":{"id":5,"seq":${seq}}}`;
    expect(parseFrameText(text)).toMatchObject({ id: '5', seq: undefined });
  });
});
