import type { RetentionName } from '@platform/sites/retention';
import type { PersonalKind, Subject } from '../columns.types';

/** Subjects that the policy tells readers of. */
export type PolicySubject = Exclude<Subject, 'staff'>;

/** Words of the policy's paragraph on data in one language. */
export interface PolicyTexts {
  readonly heading: string;
  readonly what: string;
  readonly howLong: string;
  readonly afterEnd: string;
  readonly subjects: Readonly<Record<PolicySubject, string>>;
  readonly kinds: Readonly<Record<PersonalKind, string>>;
  readonly retention: Readonly<Record<RetentionName, string>>;
  readonly membership: string;
  readonly deletion: string;
  readonly days: (days: number) => string;
  /** `words`: days of a kind. */
  readonly daysOf: (kind: string, days: string) => string;
  /** Rows that are deleted after some days by themselves. */
  readonly temporary: string;
  /** Of a former member a number or a digest stays. */
  readonly onlyNumber: string;
  readonly allDeleted: string;
  /** `kinds`: kept without name and place. */
  readonly stays: (kinds: string) => string;
  /** The audit log, which the law asks for: its files, what a line holds, and what an ended membership leaves. */
  readonly auditLog: string;
  readonly auditLines: string;
  readonly auditAfterEnd: string;
  readonly comma: string;
  readonly semicolon: string;
  readonly colon: string;
}
