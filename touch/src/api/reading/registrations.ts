import * as v from 'valibot';
import { number, rowsOf, text, texts } from './wireFields';

const WireField = v.object({ id: text, code: text, type: text, option: texts });

/** The fields of wire n5 that touch uses. */
const WireRegistration = v.object({
  entryID: v.pipe(number, v.minValue(1)),
  /** Of the activity. */
  fileId: text,
  created: text,
  status: number,
  registCode: text,
  signForm: v.optional(v.record(v.string(), text), {}),
  title: text,
  startTime: text,
  endTime: text,
  location: text,
  /** Place on the waiting list; 0 = not on it. */
  waitingPlace: number,
  fields: v.optional(v.unknown()),
});

export interface RegistrationAnswer {
  readonly id: string;
  /** The question, as the form words it. */
  readonly label: string;
  /** SignFieldType. */
  readonly type: string;
  /** '' = nothing. */
  readonly value: string;
}
export type Registration = Omit<Readonly<v.InferOutput<typeof WireRegistration>>, 'fields' | 'signForm'> & {
  readonly answers: readonly RegistrationAnswer[];
};

/** Answers in the order of the form, which names them; undefined where it is no registration. */
export function readRegistration(data: unknown): Registration | undefined {
  const read = v.safeParse(WireRegistration, data);
  if (!read.success) return undefined;
  const { fields, signForm, ...registration } = read.output;
  const answers = rowsOf(WireField, fields).map(({ id, code, type }) => ({
    id,
    type,
    label: code || id,
    value: signForm[id] ?? '',
  }));
  return { ...registration, answers };
}
