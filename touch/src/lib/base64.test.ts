import { expect, test } from 'vitest';
import { base64 } from './base64';

test.each(['', 'Ai', '草原 😀', 'བོད'])(
  '[wire x23] a nickname “%s” – in base64 – is that of its UTF-8',
  (text) => {
    expect(base64(text)).toBe(Buffer.from(text).toString('base64'));
  },
);
