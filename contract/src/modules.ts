import * as v from 'valibot';
import { Account } from './accounts';
import { ActivityRow } from './activities';
import { id, paging } from './fields';
import { Item } from './item';
import { Person } from './leaders';
import { read } from './operation';
import { int, str } from './wireValues';

/** A row of a home module: what it is follows from the module's type (wire S7). */
export const ModuleRow = v.union([Item, ActivityRow, Account, Person]);
export type ModuleRow = v.InferOutput<typeof ModuleRow>;

/** Wire S7. */
export const Module = v.object({
  /** ModuleType. */
  type: int,
  showType: int,
  moduleID: int,
  name: str,
  count: int,
  /** Row before which it is inserted (wire W21). */
  position: int,
  mark: str,
  showMore: int,
  videoStyle: int,
  recommStyle: int,
  fieldStyle: int,
  displayStyle: int,
  targetColumn: v.union([v.object({ isJump: int, id: int, icon: str, style: str }), v.strictObject({})]),
  /** Its rows; the spelling is the wire's (wire W15). */
  charactor: v.array(ModuleRow),
});
export type Module = v.InferOutput<typeof Module>;

export const moduleView = read({
  name: 'moduleView',
  row: 'g7',
  absent: 'missing',
  spellings: { id: ['moduleID', 'moduleId'] },
  input: v.object({ id: id(), ...paging }),
  output: v.object({ type: int, list: v.array(ModuleRow) }),
});
