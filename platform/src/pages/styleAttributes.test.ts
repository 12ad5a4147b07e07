import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { styleAttributeSources } from './styleAttributes';

const hash = (value: string) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`;

test('[K8] style attributes of a page – some equal, one with entities – are allowed by the hashes of their values', () => {
  const html = `<html style="--topic:#c00"><p style="width:3%">a</p><p class="x" style="width:3%">b style="left:0"</p>
    <b style="font-family:&quot;A &amp; B&quot;,&#x27;C&#x27;">c</b><i data-style="top:0">d</i></html>`;
  expect(styleAttributeSources(html)).toBe(
    ["'unsafe-hashes'", '--topic:#c00', 'width:3%', `font-family:"A & B",'C'`]
      .map((one) => (one.startsWith("'") ? one : hash(one)))
      .join(' '),
  );
});

test('[K8] a page without style attributes – allows none; one with more than 24 values – any', () => {
  const page = (count: number) =>
    Array.from({ length: count }, (_, n) => `<p style="width:${n}%">x</p>`).join('');
  expect(styleAttributeSources('<p>style="width:3%"</p>')).toBe("'none'");
  expect(styleAttributeSources(page(24)).split(' ')).toHaveLength(25);
  expect(styleAttributeSources(page(25))).toBe("'unsafe-inline'");
});
