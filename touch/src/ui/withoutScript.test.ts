import { readFileSync } from 'node:fs';
import { NO_SCRIPT_STYLE } from '@touch/app/document';
import { expect, test } from 'vitest';

const plain = (css: string) => css.replace(/["\s]/g, '').replaceAll(';}', '}');

test('[A11] a browser too old to parse the scripts – by features of its style sheets – hides the controls that `<noscript>` hides', () => {
  const sheet = readFileSync(new URL('base.css', import.meta.url), 'utf8');
  const [, rules = ''] =
    /@supports not \(\(image-orientation: from-image\) or \(overflow-wrap: anywhere\)\) \{(.*)\n\}/s.exec(
      sheet,
    ) ?? [];
  expect(plain(rules)).toBe(plain(NO_SCRIPT_STYLE));
});
