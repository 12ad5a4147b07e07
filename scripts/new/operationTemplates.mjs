import { capital, lines } from './lines.mjs';

/** Store: rows of a table with site_id, id and doc. */
function storeText({ name, table, shape, keyIsNumber, importOf }) {
  const byId = shape.kind !== 'list';
  const condition = byId
    ? ` and id${keyIsNumber || shape.kind === 'value' ? '' : '::text'} = $2`
    : ' order by id desc limit $2 offset $3';
  const text = `select doc::text as doc from ${table} where site_id = $1${condition}`;
  const declared = byId
    ? `export const ${name}Row = (db: Queries, site: number, id: ${keyIsNumber || shape.kind === 'value' ? 'number' : 'string'}) =>
  db.one<{ doc: string }>(STATEMENT, [site, id]);`
    : `export const ${name}Rows = (db: Queries, site: number, count: number, start: number) =>
  db.query<{ doc: string }>(STATEMENT, [site, count, start]);`;
  return `${importOf('Queries', { type: true })}

const STATEMENT = { name: '${name}-store', text: '${text}' };

${declared}
`;
}

function serviceText({ name, shape, empty, keyIsNumber, importOf }) {
  const database = importOf('Database', { type: true });
  if (shape.kind === 'one')
    return `${database}
import { ${name}Row } from './${name}.store';

/** The answer as JSON text; undefined where there is none. */
export async function find${capital(name)}(
  db: Database,
  site: number,
  id: ${keyIsNumber ? 'number' : 'string'},
): Promise<string | undefined> {
  return (await ${name}Row(db, site, id))?.doc;
}
`;
  if (shape.kind === 'value')
    return `${database}
import { ${name}Row } from './${name}.store';

const NOTHING = ${JSON.stringify(empty)};

/** The answer as JSON text. */
export async function answer${capital(name)}(db: Database, site: number, id: number): Promise<string> {
  return (await ${name}Row(db, site, id))?.doc ?? JSON.stringify(NOTHING);
}
`;
  const hasMore = shape.rows !== undefined && Object.hasOwn(empty, 'hasMore');
  const answer =
    shape.rows === undefined
      ? 'list'
      : `{ ...NOTHING, ${shape.rows}: list${hasMore ? ', hasMore: rows.length > PAGE_SIZE' : ''} }`;
  return `import { PAGE_SIZE } from '@contract/limits';
${database}
import { ${name}Rows } from './${name}.store';
${shape.rows === undefined ? '' : `\nconst NOTHING = ${JSON.stringify(empty)};\n`}
/** The answer as JSON text. */
export async function answer${capital(name)}(db: Database, site: number, start: number): Promise<string> {
  const rows = await ${name}Rows(db, site, PAGE_SIZE + 1, start);
  const list = rows.slice(0, PAGE_SIZE).map(({ doc }): unknown => JSON.parse(doc));
  return JSON.stringify(${answer});
}
`;
}

function handlersText(facts) {
  const { name, contract, shape, key, isMembers, claims, pages, importOf } = facts;
  const who = isMembers ? `memberOf(context${claims ? ', input' : ''})` : '';
  const member = who === '' ? '' : shape.kind === 'value' ? `const member = ${who};` : `${who};`;
  const start = pages ? 'offsetOf(input, PAGE_SIZE)' : '0';
  const answered = {
    one: `const found = await find${capital(name)}(db, context.site.id, input.${key});
      return found === undefined ? absent : new JsonText(withRequestOrigin(found, context));`,
    list: `return new JsonText(withRequestOrigin(await answer${capital(name)}(db, context.site.id, ${start}), context));`,
    value: `return new JsonText(withRequestOrigin(await answer${capital(name)}(db, context.site.id, ${isMembers ? 'member' : '1'}), context));`,
  }[shape.kind];
  const input = /\binput\b/.test(member + answered) ? 'input' : '_';
  return `${lines([
    `import { ${name} } from '@contract/${contract}';`,
    pages &&
      shape.kind === 'list' &&
      "import { offsetOf } from '@contract/fields';\nimport { PAGE_SIZE } from '@contract/limits';",
    importOf('Database', { type: true }),
    importOf('withRequestOrigin'),
    importOf('Served', { type: true }),
    importOf('serve'),
    shape.kind === 'one' && importOf('absent'),
    importOf('JsonText'),
    isMembers && importOf('memberOf'),
    `import { ${shape.kind === 'one' ? 'find' : 'answer'}${capital(name)} } from './${name}.service';`,
  ])}

export const ${name}Handlers = (db: Database): Served[] => [
  serve(${name}, async (${input}, context) => {
    ${member}
    ${answered}
  }),
];
`;
}

/** The row of the hostile matrix, for an operation that writes, is a member's own or varies by caller. */
function hostileText({ operation, shape, required, isMembers, variesByCaller, claims }) {
  if (!isMembers && !variesByCaller) return '';
  const input = Object.keys(required).length > 0 ? `, input: () => (${JSON.stringify(required)})` : '';
  const absent = shape.kind === 'one';
  if (!isMembers) {
    // a token is looked at only where an answer may hold rows of a member's own
    const others = operation.ownRows ? '...elsewhere' : `'a member of another site': ${absent ? 1 : 0}`;
    const but = absent ? `...all(1), ${others}` : others;
    return `hostile: { opens: 'everybody'${input}, but: { ${but} } },`;
  }
  const but = [
    ...(absent ? ["'another member, silent': 1", "'the owner': 1", '...nothingThere'] : []),
    ...(claims ? [] : ["'another member': 0"]),
  ];
  return `hostile: { opens: 'member'${input}${but.length > 0 ? `, but: { ${but.join(', ')} }` : ''} },`;
}

function samplesText(facts) {
  const { name, operation, shape, required, isMembers } = facts;
  const hostile = hostileText(facts);
  const query = new URLSearchParams(required).toString();
  const names = ['all', 'elsewhere', 'nothingThere'].filter((one) =>
    new RegExp(`\\b${one}\\b`).test(hostile),
  );
  const absent = shape.kind === 'one' && !isMembers && operation.absent !== 'list';
  const sample = lines([
    shape.kind !== 'one' && !isMembers && `calls: [${JSON.stringify(required)}],`,
    absent && `absent: [{ queryText: '${query}', as: '${operation.absent}' }],`,
    hostile,
  ]);
  return `${lines([
    names.length > 0 && `import { ${names.join(', ')} } from '@testing/hostileRow';`,
    "import type { OperationSamples } from '@testing/operationSamples';",
  ])}

export const samples: OperationSamples = {
  ${name}: {
    ${sample}
  },
};
`;
}

/** A test over the database: nothing there, then a row. */
function testText({ name, contract, operation, table, shape, key, required, empty, isMembers }) {
  const row = shape.kind === 'list' ? undefined : empty;
  const parameters = { ...required, ...(key ? { [key]: '1' } : {}) };
  const headers = isMembers ? ', { token: member.token }' : '';
  const id = isMembers && shape.kind === 'value' ? 'member.id' : '1';
  const nothing =
    shape.kind === 'one' ? (operation.absent === 'empty' ? "'empty'" : '{}') : JSON.stringify(empty);
  const ask = operation.writes
    ? `platform.post(path, ${JSON.stringify(parameters)}${headers})`
    : `platform.get(\`\${path}?\${new URLSearchParams(${JSON.stringify(parameters)})}\`${headers})`;
  const served =
    row === undefined
      ? ''
      : `
test('[wire ${operation.row}] ${name} – a row in the database – answers it as the contract says', async () => {
  const doc = ${JSON.stringify(row)};
  await platform.db.run(
    { name: '${name}-test', text: 'insert into ${table} (site_id, id, doc) values (1, $1, $2)' },
    [${id}, JSON.stringify(doc)],
  );
  const answer = (await call()).json();
  expect(answer).toEqual(doc);
  expect(faults(${name}.output, answer)).toEqual([]);
});
`;
  return `${lines([
    `import { ${name} } from '@contract/${contract}';`,
    "import { pathsOf } from '@contract/services';",
    isMembers && "import { aMember, type TestMember } from '@testing/aMember';",
    "import { startPlatform, type TestPlatform } from '@testing/startPlatform';",
    row !== undefined && "import { faults } from '@testing/strictSchema';",
    "import { afterAll, beforeAll, expect, test } from 'vitest';",
  ])}

let platform: TestPlatform;
${isMembers ? 'let member: TestMember;\n' : ''}beforeAll(async () => {
  platform = await startPlatform();
  ${isMembers ? 'member = await aMember(platform);' : ''}
});
afterAll(() => platform.close());

const [path = ''] = pathsOf(${name});
const call = () => ${ask};

test('[wire ${operation.row}] ${name} – nothing in the database – ${shape.kind === 'one' ? 'says that there is none' : 'answers the contract’s empty value'}', async () => {
  expect((await call()).json()).toEqual(${nothing});
});
${served}`;
}

/** Files of the platform by path. */
export function platformFiles(facts) {
  const start = `platform/src/${facts.resource}/${facts.name}`;
  return {
    [`${start}.handlers.ts`]: handlersText(facts),
    [`${start}.service.ts`]: serviceText(facts),
    [`${start}.store.ts`]: storeText(facts),
    [`${start}.samples.ts`]: samplesText(facts),
    [`${start}.test.ts`]: testText(facts),
  };
}
