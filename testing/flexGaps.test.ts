import { expect, test } from 'vitest';
import { marginsForGaps } from '../vite.flexGaps';

const wrapped = (box: string, rows: string, columns: string) =>
  `${box}>*{margin-block-end:${rows}}${box}>:not(:last-child){margin-inline-end:${columns}}`;

test.each([
  ['a row', '.a{display:flex;gap:8px}', '.a>*+*{margin-inline-start:8px}'],
  ['a row inside a line', '.a{display:inline-flex;column-gap:2px}', '.a>*+*{margin-inline-start:2px}'],
  ['a column', '.a{display:flex;flex-direction:column;gap:8px 4px}', '.a>*+*{margin-block-start:8px}'],
  [
    'a column from below',
    '.a{display:flex;flex-direction:column-reverse;gap:8px}',
    '.a>*+*{margin-block-end:8px}',
  ],
  [
    'lines',
    '.a{display:flex;flex-wrap:wrap;gap:8px calc(1px + 2px)}',
    wrapped('.a', '8px', 'calc(1px + 2px)'),
  ],
  [
    'a row whose gap a query changes',
    '.a{display:flex}@media (min-width:9px){.b .a:hover{gap:8px}}',
    '@media (min-width:9px){.b .a:hover>*+*{margin-inline-start:8px}}',
  ],
  [
    'a column that elsewhere is a row',
    '.a{display:flex;flex-direction:column;gap:8px}.b .a{flex-direction:row}',
    '.a>*+*{margin-block-start:8px}\n.b .a>*,.b .a>:last-child{margin:0}.b .a>*+*{margin-inline-start:8px}',
  ],
  [
    'a row that elsewhere is a grid',
    '.a{display:flex;gap:8px}@media print{.a{display:grid}}',
    '.a>*+*{margin-inline-start:8px}\n@media print{.a>*,.a>:last-child{margin:0}}',
  ],
  ['a grid', '.a{display:grid;gap:8px}', ''],
  ['columns of text', '.a{columns:2;column-gap:8px}', ''],
  ['a row without gaps, and its scroll bar', '.a{display:flex}.a::-webkit-scrollbar{display:none}', ''],
])(
  '[A9] the sheet for browsers without gaps in flex boxes – %s – spaces its children alike',
  (_, sheet, margins) => {
    expect(marginsForGaps([sheet])).toBe(margins);
  },
);

test('[A9] the sheet for browsers without gaps in flex boxes – a gap in a box of unknown kind – is refused', () => {
  expect(() => marginsForGaps(['.a{gap:8px}'])).toThrow('.a has gaps');
});
