import * as v from 'valibot';
import { flag, number, text } from './wireFields';

const card = { id: text, name: text, url: text, duty: text, description: text };

/** A reporter (wire g23). */
const WireReporter = v.object({ ...card, articleCount: number, rssCount: number, isFollow: flag });
export type Reporter = Readonly<v.InferOutput<typeof WireReporter>>;

/** A leader or figure (wire S17a); some lists carry the name as `cmiName`. `details`: paragraphs, parted by blank lines. */
const WireLeader = v.pipe(
  v.object({ ...card, cmiName: text, details: text }),
  v.transform(({ cmiName, name, ...person }) => ({ ...person, name: name || cmiName })),
);
export type Leader = Readonly<v.InferOutput<typeof WireLeader>>;

function readPerson<T extends { readonly name: string }>(
  schema: v.GenericSchema<unknown, T>,
  data: unknown,
): T | undefined {
  const read = v.safeParse(schema, data);
  return read.success && read.output.name ? read.output : undefined;
}

/** undefined where the answer names nobody. */
export const readReporter = (data: unknown): Reporter | undefined => readPerson(WireReporter, data);

/** undefined where the answer names nobody. */
export const readLeader = (data: unknown): Leader | undefined => readPerson(WireLeader, data);
