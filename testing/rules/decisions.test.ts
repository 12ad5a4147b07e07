import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sourcePaths } from '../../scripts/vocabulary.mjs';
import { missedFolders } from './reach';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents: Record<string, string> = import.meta.glob(['../../docs/**/*.md', '../../README.md'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const folder = '../../docs/decisions/';
const index = documents[`${folder}README.md`] ?? '';
const decisions = Object.entries(documents).filter(
  ([path]) => path.startsWith(folder) && !path.endsWith('/README.md'),
);
const nameOf = (path: string) => path.slice(folder.length);
const numberOf = (path: string) => nameOf(path).slice(0, 3);
const numbers = decisions.map(([path]) => numberOf(path));

describe('decisions', () => {
  test.each(decisions)('%s – its parts – number, status and the four headings in order', (path, text) => {
    const lines = text.split('\n');
    expect(lines[0]).toMatch(new RegExp(`^# ${numberOf(path)} \\S`));
    expect(lines[2]).toMatch(/^Status: (accepted|replaced by decision \d{3})$/);
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      '## Context',
      '## Decision',
      '## Consequences',
      '## Rejected',
    ]);
  });

  test('index – every decision – one row with its title and status', () => {
    const rows = index.split('\n').filter((line) => line.startsWith('| ['));
    const expected = decisions.map(([path, text]) => {
      const [title = '', , status = ''] = text.split('\n');
      return `| [${numberOf(path)}](${nameOf(path)}) | ${title.slice('# 000 '.length)} | ${status.slice('Status: '.length)} |`;
    });
    expect(rows.toSorted()).toEqual(expected.toSorted());
  });

  test('numbers – all files – each is used once', () => {
    expect(numbers.length).toBeGreaterThan(125);
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  test('citations – documents and sources – every cited decision exists', () => {
    const paths = sourcePaths(root);
    expect(Object.keys(documents).length).toBeGreaterThan(170);
    expect(missedFolders(paths, { contract: 90, platform: 900, touch: 1500, testing: 90 })).toEqual([]);
    const sources = paths.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
    const unknown = [...Object.entries(documents), ...sources].flatMap(([path, text]) =>
      [...text.matchAll(/\bdecisions? (\d{3})\b/gi)]
        .filter(([, number = '']) => !numbers.includes(number))
        .map(([citation]) => `${path}: ${citation}`),
    );
    expect(unknown).toEqual([]);
  });
});
