import { SignFieldType } from '@contract/participation/codes';
import { plainDigits, plainPhone } from '@contract/plainDigits';
import type { SignField } from '@contract/signForm';
import { isPhoneField, type SignFieldProblem, signFieldProblem } from '@contract/signForms/signFieldProblem';
import { cleanLine, cleanWords } from '@platform/html/words';
import { readMediaName } from '@platform/media/sizes';

const problems: Readonly<Record<SignFieldProblem, string>> = {
  missing: '不能为空',
  tooLong: '内容过多',
  phone: '格式不正确',
  number: '应为数字',
  date: '应为日期',
  option: '没有这个选项',
};
export const repeatedIn = ({ code }: SignField) => `${code}已被报名使用，请更换`;

const PICTURE = /^(jpg|png|gif|webp)$/;
/** Paths of pictures stored here; other addresses are dropped. */
const storedPictures = (value: string, origin: string): string[] =>
  value.split(',').flatMap((address) => {
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    const name = path.startsWith('/media/') ? readMediaName(path.slice('/media/'.length)) : undefined;
    return name && PICTURE.test(name.extension) ? [path] : [];
  });

/** An answer as it is stored: pictures by their paths, digits plain. */
export function cleanAnswer(field: SignField, value: string, origin: string): string {
  const { type } = field;
  if (type === SignFieldType.upload) return storedPictures(value, origin).join(',');
  if (isPhoneField(field)) return plainPhone(value);
  if (type === SignFieldType.number || type === SignFieldType.date) return plainDigits(value).trim();
  return type === SignFieldType.text ? cleanWords(value) : cleanLine(value);
}

/** Cleaned answers, or the text to refuse them with; it begins with the label of the wrong field, so that a form can show it there. */
export type ReadAnswers =
  | { readonly answers: Readonly<Record<string, string>> }
  | { readonly problem: string };

/** Reads the answers to the form's fields; answers without a field are dropped. */
export function readAnswers(
  fields: readonly SignField[],
  given: Readonly<Record<string, string>>,
  origin: string,
): ReadAnswers {
  const answers: Record<string, string> = {};
  for (const field of fields) {
    const value = cleanAnswer(field, given[field.id] ?? '', origin);
    const problem = signFieldProblem(field, value);
    if (problem) return { problem: `${field.code}${problems[problem]}` };
    if (value !== '') answers[field.id] = value;
  }
  return { answers };
}

/** Paths of the pictures in the answers. */
export const picturesIn = (
  fields: readonly SignField[],
  answers: Readonly<Record<string, string>>,
): string[] =>
  fields
    .filter(({ type }) => type === SignFieldType.upload)
    .flatMap(({ id }) => (answers[id] ?? '').split(','))
    .filter((path) => path !== '');

/** The text to refuse pictures with that are not among the member's own uploads; undefined = all are. */
export const foreignPicture = (
  fields: readonly SignField[],
  answers: Readonly<Record<string, string>>,
  own: ReadonlySet<string>,
): string | undefined => {
  const field = fields.find((one) => !picturesIn([one], answers).every((path) => own.has(path)));
  return field && `${field.code}请重新上传`;
};
