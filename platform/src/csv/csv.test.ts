import { expect, test } from 'vitest';
import { csvText } from './csv.document';

test('[K10] a table – cells with commas, quotes and line ends – is CSV with a byte order mark', () => {
  expect(
    csvText([
      ['姓名', 'a,"b"'],
      ['一\n二', ''],
    ]),
  ).toBe('\ufeff"姓名","a,""b"""\r\n"一\n二",""\r\n');
});

test.each(['=1+1', '+86', '-1', '@SUM(A1)', '\t=1', '＝1'])(
  '[K10] a cell %j – a formula to spreadsheets – is text',
  (value) => {
    expect(csvText([[value]])).toBe(`\ufeff"'${value}"\r\n`);
  },
);
