import * as v from 'valibot';
import { bit, date, int, str, strs } from './wireValues';

/** Wire S13: one field of a form an activity or a vote asks for. */
export const SignField = v.object({
  /** `entry_phone`, `entry_realName`, … */
  id: str,
  /** Label. */
  code: str,
  /** SignFieldType. */
  type: str,
  tipMessage: str,
  isneed: bit,
  order: v.union([int, str]),
  option: strs,
});
export type SignField = v.InferOutput<typeof SignField>;

/** Wire S14. */
export const Entry = v.object({
  entryID: int,
  userID: int,
  userName: str,
  userIcon: str,
  created: date,
  status: int,
  /** Own entries and staff only. */
  signForm: v.optional(v.record(str, str)),
  registCode: v.optional(str),
});
export type Entry = v.InferOutput<typeof Entry>;

const withoutQuotes = (value: string) => (/^"[\s\S]*"$/.test(value) ? value.slice(1, -1) : value);

/** The loose form `{entry_phone:123,entry_realName:abc}`: a comma parts two fields only before a name. */
function looseFields(value: string): Record<string, string> | undefined {
  const whole = value.trim();
  if (!whole.startsWith('{') || !whole.endsWith('}')) return undefined;
  const fields: Record<string, string> = {};
  const parts: string[] = [];
  for (const piece of whole.slice(1, -1).split(',')) {
    const before = /^\s*"?\w+"?\s*:/.test(piece) ? undefined : parts.pop();
    parts.push(before === undefined ? piece : `${before},${piece}`);
  }
  for (const part of parts) {
    if (part.trim() === '') continue;
    const colon = part.indexOf(':');
    const name = withoutQuotes(part.slice(0, Math.max(colon, 0)).trim());
    if (!/^\w+$/.test(name)) return undefined;
    fields[name] = withoutQuotes(part.slice(colon + 1).trim());
  }
  return fields;
}

function formFields(value: string): unknown {
  if (value.trim() === '') return {};
  try {
    return JSON.parse(value);
  } catch {
    return looseFields(value);
  }
}

const fieldValue = v.pipe(
  v.union([v.string(), v.number(), v.boolean(), v.null(), v.array(v.union([v.string(), v.number()]))]),
  v.transform((value) => (value === null ? '' : Array.isArray(value) ? value.join(',') : String(value))),
  v.string(),
  v.maxLength(2_000),
);

/**
 * Reads a filled form `{fieldId: value}`: JSON (text or object) or the loose text without quotes (wire x3, x21);
 * several values of one field come out comma-joined. Empty where not sent.
 */
/* @__NO_SIDE_EFFECTS__ */
export function formText() {
  return v.optional(
    v.pipe(
      v.union([v.pipe(v.string(), v.maxLength(20_000)), v.record(v.string(), v.unknown())], '应为表单'),
      v.transform((value) => (typeof value === 'string' ? formFields(value) : value)),
      // An array passes for a record otherwise.
      v.check((fields) => !Array.isArray(fields), '应为表单'),
      v.record(v.pipe(v.string(), v.maxLength(100)), fieldValue, '应为表单'),
      v.check((fields) => Object.keys(fields).length <= 100, '字段过多'),
    ),
    {},
  );
}
