import { createHash } from 'node:crypto';
import { ContributionStatus } from '@contract/participation/codes';
import { QuestionStatus } from '@contract/questionCodes';
import { SocketType } from '@contract/socket/socketCodes';
import { storedSubject } from '@platform/attempts/attempts.service';
import { PostState } from '@platform/circles/postState.types';
import type { Database } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';
import { personalTableList } from '@platform/personalData/personalTables.rules';
import { aRow } from './aRow';

/** A column of a table, with PostgreSQL's name of its type. */
export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}
const COLUMNS = {
  name: 'test-typed-columns',
  text: `select c.relname::text as table, a.attname::text as name, t.typname::text as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped`,
};

/** The form in which invitations know a device. */
const digestOf = (device: string) => createHash('sha256').update(device).digest('hex');

/** Columns of all tables. */
export const typedColumns = (db: Database) => db.query<Column>(COLUMNS);

/** A person of a site, with what tells them from others. */
export interface Person {
  readonly site: number;
  readonly uid: string;
  readonly device: string;
  readonly phone: string;
  /** Stands in every personal text of theirs. */
  readonly ownText: string;
  /** Stands in every personal name and place of theirs. */
  readonly place: string;
}

/** Columns that link a row to its person, with their value; undefined for any other column. */
function linkOf({ table, name, type }: Column, { uid, device, phone }: Person): unknown {
  if (['member_id', 'used_by', 'parent_member_id', 'inviter_id'].includes(name)) return Number(uid);
  if (name === 'who' && type === 'text') return `m:${uid}`;
  if (table === 'attempts') return storedSubject(phone);
  if (name === 'device') return table === 'invitations' ? digestOf(device) : device;
  return name === 'phone' ? phone : undefined;
}

const named = (place: string) => ({ location: place, userName: place, userIcon: place });
const IS_PLACE = /location|name|contact|head|address/;

/** Personal documents, where a text alone would not do. */
function documentOf({ table, name }: Column, { uid, ownText, place }: Person): unknown {
  if (table === 'live_frames') {
    const discuss = { ...named(place), userID: Number(uid), parentUserID: 0 };
    return JSON.stringify({ action: 'add', discuss: { ...discuss, longitude: 1, latitude: 1, info: {} } });
  }
  if (name === 'pics') return JSON.stringify([ownText]);
  const names = table === 'questions' ? named(place) : { location: place };
  const words = { title: ownText, content: ownText, pics: [], videos: [], audios: [] };
  return JSON.stringify({ ...names, ...words, status: QuestionStatus.answered });
}

function filledValue(column: Column, person: Person): unknown {
  const link = linkOf(column, person);
  if (link !== undefined) return link;
  switch (column.type) {
    case 'text':
      return IS_PLACE.test(column.name) ? person.place : person.ownText;
    case 'jsonb':
      return documentOf(column, person);
    case '_text':
      return [person.ownText];
    case 'bytea':
      return Buffer.from(person.ownText);
    case 'int2':
      return 1;
    default:
      return undefined;
  }
}

/** Tables whose rows of a member other code writes: the account, and those of others. */
const WRITTEN_ELSEWHERE = [
  'members',
  'login_tokens',
  'logins',
  'vote_ballots',
  'vote_tickets',
  'open_upload_parts',
];
/** Columns whose words stay, or that the test must set. */
const SET: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  comments: { state: CommentState.shown },
  contributions: { status: ContributionStatus.passed },
  posts: { state: PostState.shown },
  live_frames: { type: SocketType.discuss },
  subscriptions: { object_id: 5 },
};

/** A row of every table that holds something of a member, each personal column filled. */
export async function leaveRows(db: Database, person: Person): Promise<string[]> {
  const columns = await typedColumns(db);
  const filled: string[] = [];
  for (const [table, { columns: personal }] of personalTableList) {
    const ends = Object.values(personal).map(({ atEnd }) => atEnd);
    if (WRITTEN_ELSEWHERE.includes(table) || ends.every((end) => end === 'otherPerson')) continue;
    const values: Record<string, unknown> = { site_id: person.site };
    for (const column of columns) {
      const end = column.table === table ? personal[column.name]?.atEnd : undefined;
      if (end === undefined || end === 'otherPerson') continue;
      const value = filledValue(column, person);
      if (value !== undefined) values[column.name] = value;
    }
    await aRow(db, table, { ...values, ...SET[table] });
    filled.push(table);
  }
  return filled;
}
