import { keptModuleTypes, ModuleType } from '@contract/codes';
import * as v from 'valibot';
import { type ArticleRow, readRow, readRows } from './rows';
import { flag, number, rowsOf, text } from './wireFields';

/** A person in a module; lists there carry the name as `cmiName` (wire S17a). `groupID` is 0 for a reporter. */
const WirePerson = v.pipe(
  v.object({ id: number, name: text, cmiName: text, url: text, duty: text, groupID: number }),
  v.transform(({ cmiName, name, ...person }) => ({ ...person, name: name || cmiName })),
);
export type Person = Readonly<v.InferOutput<typeof WirePerson>>;

/** A topic with the articles shown below it. */
export interface Topic {
  readonly topic: ArticleRow;
  readonly related: readonly ArticleRow[];
}

const readTopics = (data: unknown): Topic[] =>
  Array.isArray(data)
    ? data.flatMap((one: unknown) => {
        const topic = readRow(one);
        const related = typeof one === 'object' && one !== null && 'related' in one ? one.related : [];
        return topic ? [{ topic, related: readRows(related) }] : [];
      })
    : [];

/** The rows of a module: what they are follows from its type (wire S7). */
export type ModuleRows =
  | { readonly kind: 'articles'; readonly rows: readonly ArticleRow[] }
  | { readonly kind: 'topics'; readonly rows: readonly Topic[] }
  | { readonly kind: 'people'; readonly rows: readonly Person[] };

export interface HomeModule {
  readonly type: number;
  readonly moduleID: number;
  readonly name: string;
  /** Row before which it stands (wire W21). */
  readonly position: number;
  readonly showMore: boolean;
  /** Column its heading leads to; 0 = none. */
  readonly target: number;
  readonly content: ModuleRows;
}

const WireModule = v.object({
  type: number,
  moduleID: number,
  name: text,
  position: number,
  showMore: flag,
  targetColumn: v.optional(v.object({ isJump: flag, id: number }), {}),
  charactor: v.optional(v.unknown()),
});

export function rowsOfType(type: number, data: unknown): ModuleRows {
  switch (type) {
    case ModuleType.people:
      return { kind: 'people', rows: rowsOf(WirePerson, data) };
    case ModuleType.topics:
      return { kind: 'topics', rows: readTopics(data) };
    default:
      return { kind: 'articles', rows: readRows(data) };
  }
}

/** The modules a home keeps (E4), without those that have nothing to show. */
export function readModules(data: readonly unknown[]): HomeModule[] {
  return rowsOf(WireModule, data)
    .filter(({ type }) => keptModuleTypes.includes(type))
    .map(({ targetColumn, charactor, ...module }) => ({
      ...module,
      target: targetColumn.isJump ? targetColumn.id : 0,
      content: rowsOfType(module.type, charactor),
    }))
    .filter(({ content }) => content.rows.length > 0);
}
