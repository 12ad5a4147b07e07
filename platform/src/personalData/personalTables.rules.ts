import type { PersonalTable } from './columns.types';
import { guardTables } from './guardTables.rules';
import { memberTables } from './memberTables.rules';
import { submittedTables } from './submittedTables.rules';

/** Tables with columns that name, locate or describe a person; a test compares them with the database. */
export const personalTables = { ...memberTables, ...submittedTables, ...guardTables };
export type PersonalTableName = keyof typeof personalTables;

const all: Readonly<Record<PersonalTableName, PersonalTable>> = personalTables;
/** [name, table] of each. */
export const personalTableList = Object.entries(all) as readonly (readonly [
  PersonalTableName,
  PersonalTable,
])[];
