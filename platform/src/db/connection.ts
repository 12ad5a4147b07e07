import { type ClientBase, Pool, type PoolClient, TypeOverrides, types } from 'pg';
import { databaseAway, isWorthWaiting, saysAway } from './databaseAway';
import { type Listening, listenTo, type NotificationListener, type Notifications } from './listening';
import { codeOf } from './startRefused';

/** A statement by name: each connection prepares it once. One name, one text, for ever. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export interface Queries {
  /** The rows. int8 arrives as number (as text beyond 2⁵³), timestamptz as Date, date as `YYYY-MM-DD`, numeric as text. */
  query<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row, or undefined. */
  one<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row | undefined>;
  /** The number of rows changed. */
  run(statement: Statement, values?: readonly unknown[]): Promise<number>;
  /** Several statements without values: migrations. */
  script(text: string): Promise<void>;
  /** Notifies the listeners of a channel, in this process and others, once the transaction is committed. */
  notify(channel: string, payload: string): Promise<void>;
}

export interface Database extends Queries {
  /**
   * The rows of one statement that changes nothing, on connections with settings of their own, three at most.
   * @param settings `set …; set …`; each text has its connections as long as the database is open.
   */
  queryUnder<Row extends object>(
    settings: string,
    statement: Statement,
    values?: readonly unknown[],
  ): Promise<Row[]>;
  /**
   * `work` in one transaction: committed when it resolves, rolled back when it throws. It is run again, at most five times in
   * all, when it lost against another one (40001, 40P01), so it must change nothing outside the database.
   * @param how `long`: its statements take the time they need
   */
  transaction<Result>(
    work: (queries: Queries) => Promise<Result>,
    how?: { readonly long: boolean },
  ): Promise<Result>;
  /** Receives notifications of a channel, on a connection beside the pool. Close it before the database. */
  listen(channel: string, hearing: NotificationListener): Listening;
  close(): Promise<void>;
}

export interface ConnectionOptions {
  /** Connections at most. */
  max: number;
  /** Milliseconds a statement may take; 0 no limit; 30 s by default. */
  statementTimeout?: number;
  /** Told of connections lost while idle. */
  onLost?(error: Error): void;
  /** Carry notifications; PostgreSQL does without it. */
  notifications?: Notifications | undefined;
  /** 0 ≤ n < 1, spreads the waits before a transaction is run again. */
  random?(): number;
}

interface PoolOptions {
  readonly max: number;
  readonly statementTimeout: number;
  readonly onLost: ConnectionOptions['onLost'];
}

const NOTIFY: Statement = { name: 'notify', text: 'select pg_notify($1, $2)' };

const attempts = 5;
/** Connections for each of `queryUnder`'s settings. */
const BESIDE = 3;
/**
 * Wait for a server that is starting with this process, and for one that was there and is starting again: readers wait for it. Nobody
 * waits for one that did not come in time, until it is there (decision 184).
 */
const WAIT_MS = { first: 10_000, again: 1_500, away: 0 };

/** Milliseconds that the next one waits for the server. */
interface Patience {
  waitMs: number;
}
/** A server cancels a late statement and answers. A server that is silent for this many times the limit is treated as lost. */
const SILENT = 1.5;

function wholeNumber(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

function readings(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, wholeNumber);
  overrides.setTypeParser(types.builtins.DATE, (text) => text);
  // int8[] of one dimension; pg's own table of type numbers has no names for arrays.
  overrides.setTypeParser(1016, (text) => {
    const inside = text.slice(1, -1);
    if (inside === '') return [];
    return inside.split(',').map((element) => (element === 'NULL' ? null : wholeNumber(element)));
  });
  return overrides;
}

/** SQLSTATE of a database error, '' of any other. */
export function sqlState(error: unknown): string {
  return /^[0-9A-Z]{5}$/.test(codeOf(error)) ? codeOf(error) : '';
}

/** True for a row that exists already; with `constraint`, by that rule alone. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505' || constraint === undefined) return sqlState(error) === '23505';
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

const lostTheRace = (error: unknown): boolean => ['40001', '40P01'].includes(sqlState(error));

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function acquire(pool: Pool, patience: Patience): Promise<PoolClient> {
  const until = Date.now() + patience.waitMs;
  for (;;) {
    try {
      const client = await pool.connect();
      patience.waitMs = WAIT_MS.again;
      return client;
    } catch (error) {
      if (pool.ending) throw error;
      if (!isWorthWaiting(error) || Date.now() >= until) {
        patience.waitMs = WAIT_MS.away;
        throw databaseAway(error);
      }
      await wait(100);
    }
  }
}

function queriesOf(
  withClient: <Result>(work: (client: ClientBase) => Promise<Result>) => Promise<Result>,
  /** Milliseconds an answer is waited for; 0 no limit. */
  within: number,
  publish: Notifications['publish'] | undefined,
): Queries {
  const ask = ({ name, text }: Statement, values: readonly unknown[] = []) => {
    const query = { name, text, values: [...values], query_timeout: within };
    return withClient((client) => client.query(query));
  };
  return {
    async query(statement, values) {
      return (await ask(statement, values)).rows;
    },
    async one(statement, values) {
      return (await ask(statement, values)).rows[0];
    },
    async run(statement, values) {
      return (await ask(statement, values)).rowCount ?? 0;
    },
    async script(text) {
      await withClient((client) => client.query(text));
    },
    async notify(channel, payload) {
      if (publish) publish(channel, payload);
      else await ask(NOTIFY, [channel, payload]);
    },
  };
}

/** Statements on one connection, without time limit; who opened it closes it. */
export const queriesOn = (client: ClientBase): Queries => queriesOf((work) => work(client), 0, undefined);

type WithClient = <Result>(work: (client: PoolClient) => Promise<Result>, from?: Pool) => Promise<Result>;

interface Pools {
  readonly withClient: WithClient;
  /** The pool whose connections have `settings`. */
  beside(settings: string): Pool;
  close(): Promise<void>;
}

/** `work` on a connection of the pool, which is closed afterwards where it is in doubt. @param lost connections lost in use */
async function onClientOf<Result>(
  pool: Pool,
  { lost, patience }: { readonly lost: WeakSet<ClientBase>; readonly patience: Patience },
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await acquire(pool, patience);
  let broken = false;
  try {
    return await work(client);
  } catch (error) {
    const isAway = saysAway(error);
    // An error that is not a statement's own leaves the connection in doubt.
    broken = isAway || sqlState(error) === '';
    throw isAway ? databaseAway(error) : error;
  } finally {
    client.release(broken || lost.has(client));
  }
}

function openPools(url: string, { max, statementTimeout, onLost }: PoolOptions): Pools {
  const lost = new WeakSet<ClientBase>();
  const besides = new Map<string, Pool>();
  let isClosing = false;
  const patience = { waitMs: WAIT_MS.first };

  function open(most: number, onConnect: (client: ClientBase) => Promise<unknown>): Pool {
    const opened = new Pool({
      connectionString: url,
      max: most,
      types: readings(),
      application_name: 'touchpaper',
      // the connection was lost while it was idle
      keepAlive: true,
      // Also the wait for a free connection: under overload an early error is better than an answer nobody waits for.
      connectionTimeoutMillis: 15_000,
      onConnect: async (client) => {
        // While a connection is in use the pool does not listen for its loss; then it is closed, not given back.
        client.on('error', () => lost.add(client));
        // not from the start: PgBouncer would refuse the connection
        await client.query(`set statement_timeout = ${Number(statementTimeout)}`);
        await onConnect(client);
      },
    });
    // Without a listener a lost idle connection would end the process; the pool replaces it.
    opened.on('error', (error) => isClosing || onLost?.(error));
    return opened;
  }
  const pool = open(max, async () => undefined);

  return {
    withClient: (work, from = pool) => onClientOf(from, { lost, patience }, work),
    beside(settings) {
      const beside = besides.get(settings) ?? open(BESIDE, (client) => client.query(settings));
      besides.set(settings, beside);
      return beside;
    },
    async close() {
      // the server may stop before this connection has ended; its loss is no error any more
      isClosing = true;
      await Promise.all([pool, ...besides.values()].map((one) => one.end()));
    },
  };
}

interface TransactionParts {
  readonly withClient: WithClient;
  /** Milliseconds an answer is waited for. */
  readonly within: number;
  readonly publish: Notifications['publish'] | undefined;
}

/** `work` in one transaction, once. What it notifies is published after the commit. */
async function attempt<Result>(
  { withClient, within, publish }: TransactionParts,
  work: (queries: Queries) => Promise<Result>,
  isLong: boolean,
): Promise<Result> {
  const due: [channel: string, payload: string][] = [];
  const keep = publish && ((...one: (typeof due)[number]) => void due.push(one));
  const done = await withClient(async (client) => {
    const say = (text: string) => {
      const query = { text, query_timeout: within };
      return client.query(query);
    };
    await say('begin');
    if (isLong) await say('set local statement_timeout = 0');
    try {
      const result = await work(queriesOf((ask) => ask(client), isLong ? 0 : within, keep));
      await say('commit');
      return { result };
    } catch (error) {
      // The first error is reported. A connection that could roll back is reused: a refusal costs none.
      const isSound = await say('rollback').then(
        () => true,
        () => false,
      );
      if (!isSound || saysAway(error)) throw error;
      return { error };
    }
  });
  if ('error' in done) throw done.error;
  for (const one of due) publish?.(...one);
  return done.result;
}

/** Opens a pool; the first connection is made by the first statement. `url` as PostgreSQL writes it. */
export function openDatabase(url: string, options: ConnectionOptions): Database {
  const { max, statementTimeout = 30_000, onLost, notifications, random = Math.random } = options;
  const pools = openPools(url, { max, statementTimeout, onLost });
  const { withClient } = pools;
  const within = statementTimeout * SILENT;
  const parts = { withClient, within, publish: notifications?.publish };

  return {
    ...queriesOf(withClient, within, parts.publish),
    queryUnder: async (settings, { name, text }, values = []) => {
      const query = { name, text, values: [...values], query_timeout: within };
      return (await withClient((client) => client.query(query), pools.beside(settings))).rows;
    },
    async transaction(work, how = { long: false }) {
      for (let count = 1; ; count += 1) {
        try {
          return await attempt(parts, work, how.long);
        } catch (error) {
          if (!lostTheRace(error) || count === attempts) throw error;
          await wait(2 ** count * 5 * (0.5 + random()));
        }
      }
    },
    listen: (channel, hearing) =>
      notifications ? notifications.listen(channel, hearing) : listenTo(url, channel, hearing, onLost),
    close: pools.close,
  };
}
