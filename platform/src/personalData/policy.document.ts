import type { Retention } from '@platform/sites/retention';
import type { PersonalKind, StorageTime } from './columns.types';
import { personalTableList } from './personalTables.rules';
import { bo } from './policyTexts/bo.rules';
import { de } from './policyTexts/de.rules';
import { en } from './policyTexts/en.rules';
import { fr } from './policyTexts/fr.rules';
import type { PolicySubject, PolicyTexts } from './policyTexts/policyTexts.types';
import { zh } from './policyTexts/zh.rules';

const languages: Readonly<Record<string, PolicyTexts>> = { zh, en, de, fr, bo };

const tablesOf = (subject: PolicySubject) =>
  personalTableList.flatMap(([, table]) => (table.subject === subject ? [table] : []));

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Kinds of values of a subject; those that stay after the membership has ended where `stays` is set. */
function kindsOf(subject: PolicySubject, stays: boolean): PersonalKind[] {
  const columns = tablesOf(subject).flatMap(({ columns }) => Object.values(columns));
  return distinct(columns.filter(({ atEnd }) => !stays || atEnd === 'kept').map(({ is }) => is));
}

function timesOf(subject: PolicySubject, words: PolicyTexts, retention: Retention): string[] {
  const wordsOf = (kept: StorageTime): string => {
    if (kept === 'membership') return words.membership;
    if (kept === 'deletion') return words.deletion;
    if (typeof kept === 'string') return words.daysOf(words.retention[kept], words.days(retention[kept]));
    return words.daysOf(words.temporary, words.days(kept.days));
  };
  return distinct(tablesOf(subject).map(({ kept }) => wordsOf(kept)));
}

function subjectHtml(subject: PolicySubject, words: PolicyTexts, retention: Retention): string {
  const list = (kinds: readonly PersonalKind[]) => kinds.map((kind) => words.kinds[kind]).join(words.comma);
  const staying = kindsOf(subject, true);
  // a number alone, or the digest of a device or an address
  const readable = staying.filter((kind) => !['number', 'device', 'network'].includes(kind));
  const kept = staying.length > 0 ? words.onlyNumber : words.allDeleted;
  const lines = [
    [words.what, list(kindsOf(subject, false))],
    [words.howLong, timesOf(subject, words, retention).join(words.semicolon)],
    [words.afterEnd, readable.length > 0 ? words.stays(list(readable)) : kept],
  ];
  return listHtml(words.subjects[subject], lines, words);
}

function listHtml(heading: string, lines: readonly (readonly string[])[], { colon }: PolicyTexts): string {
  const items = lines.map(([name, text]) => `<li>${name}${colon}${text}</li>`).join('');
  return `<h4>${heading}</h4><ul>${items}</ul>`;
}

/** Files outside of the database (K18). @param days `LOG_DAYS` */
const auditLogHtml = (words: PolicyTexts, days: number): string =>
  listHtml(
    words.auditLog,
    [
      [words.what, words.auditLines],
      [words.howLong, words.days(days)],
      [words.afterEnd, words.auditAfterEnd],
    ],
    words,
  );

/**
 * The paragraph of the privacy policy on what is kept of whom, how long, and what stays after a membership: made of the classified
 * tables and the site's retention, so that policy and database cannot differ.
 * @param locale language of the site; any other than the five is Chinese @param logDays of the audit log @returns HTML
 */
export function policyParagraph(locale: string, retention: Retention, logDays: number): string {
  const words = languages[locale] ?? zh;
  const subjects = Object.keys(words.subjects) as PolicySubject[];
  const parts = [...subjects.map((one) => subjectHtml(one, words, retention)), auditLogHtml(words, logDays)];
  return `<h3>${words.heading}</h3>${parts.join('')}`;
}
