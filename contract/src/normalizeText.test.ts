import { expect, test } from 'vitest';
import { normalizeText } from './normalizeText';

const ACUTE = '\u0301';
const TILDE = '\u0334';

test('[K8] marks of a letter – up to thirty – are normalised as the standard says', () => {
  expect(normalizeText(`e${ACUTE}`, 'NFC')).toBe('é');
  expect(normalizeText('ｱﾞ１', 'NFKC')).toBe('ア\u30991'.normalize('NFC'));
  const marks = (ACUTE + TILDE).repeat(15);
  expect(normalizeText(`x${marks}y`, 'NFC')).toBe(`x${marks}y`.normalize('NFC'));
});

test.each([
  ['combining marks', ACUTE + TILDE],
  ['halfwidth sound marks among them', `\uff9e${TILDE}`],
  ['marks of Tibetan vowels', '\u0f74\u0f71'],
])('[K8] %s – thousands in a row – are cut to thirty before they are sorted', (_, pair) => {
  for (const form of ['NFC', 'NFD', 'NFKC'] as const) {
    const text = normalizeText(`a${pair.repeat(10_000)}b${pair}`, form);
    expect(text.length).toBeLessThanOrEqual(36);
    expect(text).toMatch(/b/);
  }
});
