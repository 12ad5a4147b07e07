import { expect, test } from 'vitest';
import { columnNames, csvText } from './csv.document';

const text = (value: string) => csvText([[value]]).slice(1, -2);

test('[K10] a table – cells with commas, quotes and line ends – is CSV with a byte order mark', () => {
  expect(
    csvText([
      ['姓名', 'a,"b"'],
      ['一\n二', ''],
    ]),
  ).toBe('\ufeff"姓名","a,""b"""\r\n"一\n二",""\r\n');
});

test.each(['=1+1', '+86', '-1', '@SUM(A1)', '＝1', ' =1', "=cmd|' /C calc'!A0"])(
  '[K10] a cell %j – a formula to spreadsheets – arrives as it was typed and is not run',
  (value) => {
    expect(text(value)).toBe(`"=""${value}"""`);
  },
);

test('[K10] a cell with quotes – that begins as a formula – stays one text', () => {
  expect(text('="a"&A1')).toBe('"=""=""""a""""&A1"""');
});

test.each(['\t=1', '-一\n二', `-${'长'.repeat(255)}`])(
  '[K10] a cell %j – a formula that no formula can say – has an apostrophe in front',
  (value) => {
    expect(text(value)).toBe(`"'${value}"`);
  },
);

test.each([
  ...[
    '110101199003074578',
    '6222021234567890123',
    '007',
    '0571 88886666',
    '1e5',
    '1,234',
    '5.10',
    '12.5%',
    '¥5',
  ],
  ...[
    '3-5',
    '1/2',
    '2024-05-01',
    '2024/5/1 8:30',
    '2024-05-01T08:30:00',
    '8:30',
    '2024年5月1日',
    '5 May',
    'MAR1',
    'true',
  ],
])(
  '[K10] a cell %s – which spreadsheets take for something else – stays the text that was typed',
  (value) => {
    expect(text(value)).toBe(`"=""${value}"""`);
  },
);

test.each([
  '5',
  '13800001111',
  '3.5',
  '0',
  '一二三',
  'A-1',
  '3号楼5室',
  '3-5 楼',
  'may be',
  'Mayday',
  '',
  '川A12345',
])('[K10] a cell %s – which spreadsheets show as it is – is plain', (value) => {
  expect(text(value)).toBe(`"${value}"`);
});

test('[K10] columns – two and three of one name – stay apart', () => {
  expect(columnNames(['备注', '姓名', '备注', '备注 (2)', '备注'])).toEqual([
    '备注',
    '姓名',
    '备注 (2)',
    '备注 (2) (2)',
    '备注 (3)',
  ]);
});
