import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { Account } from './accounts';
import { Activity, ActivityRow } from './activities';
import { Advert } from './adverts';
import { Circle, Moment, Post } from './circles';
import { Column } from './columns';
import { Comment, Reply } from './comments';
import { Config } from './config';
import { Content } from './content';
import { Contribution, Tipoff } from './contributions';
import { Dynamic } from './dynamics';
import { Favourite } from './favourites';
import { CommonInput, commonSpellings } from './fields';
import { Item, LiveConfig, Related, RelatedItem } from './item';
import { Person } from './leaders';
import { LiveMain, Report } from './lives';
import { Module } from './modules';
import type { Operation } from './operation';
import { PaperArticle, PaperLayout } from './papers';
import { Answer, Question, Subject } from './questions';
import { pathsOf } from './services';
import { ShortVideo } from './shortVideos';
import { Entry, SignField } from './signForm';
import { SsoSession, SsoUser, ssoAnswer } from './sso';
import { ArticleVote, VoteInfo, VoteOption } from './voteShapes';

type Json = Record<string, unknown>;

/** Shapes that stand once under `components` and are named everywhere else. */
const shapes: Record<string, GenericSchema> = {
  Account,
  Activity,
  ActivityRow,
  Advert,
  Answer,
  ArticleVote,
  Circle,
  Column,
  Comment,
  Config,
  Content,
  Contribution,
  Dynamic,
  Entry,
  Favourite,
  Item,
  LiveConfig,
  LiveMain,
  Module,
  Moment,
  PaperArticle,
  PaperLayout,
  Person,
  Post,
  Question,
  Related,
  RelatedItem,
  Reply,
  Report,
  ShortVideo,
  SignField,
  SsoSession,
  SsoUser,
  Subject,
  Tipoff,
  VoteInfo,
  VoteOption,
};

function jsonOf(schema: GenericSchema, definitions: Record<string, GenericSchema> = shapes): Json {
  const { $schema, $defs, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'output',
    errorMode: 'ignore',
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return json;
}

/** A parameter is made of single values: no shape is named in it, and naming all of them is what takes the time. */
const parameterOf = (field: GenericSchema): Json => jsonOf(field, {});

/** A shape itself, naming the others but not itself. */
function shapeOf(name: string, schema: GenericSchema): Json {
  const { [name]: _itself, ...others } = shapes;
  return jsonOf(schema, others);
}

function entriesOf(schema: GenericSchema): [string, GenericSchema][] {
  return 'entries' in schema && typeof schema.entries === 'object' && schema.entries !== null
    ? Object.entries(schema.entries)
    : [];
}

function parametersOf(schema: GenericSchema, spellings: Operation['spellings'] = {}): Json[] {
  return entriesOf(schema).map(([name, field]) => ({
    name,
    in: 'query',
    ...(spellings[name] ? { description: `Also read as ${spellings[name].join(', ')}.` } : {}),
    required: field.type !== 'optional',
    schema: parameterOf(field),
  }));
}

/** Generators of clients type a file by its `format`; `contentMediaType` is the standard's word for it. */
const FILE = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };

function bodyOf(operation: Operation): Json {
  const fields = entriesOf(operation.input);
  const properties = Object.fromEntries(fields.map(([name, field]) => [name, parameterOf(field)]));
  const required = fields.filter(([, field]) => field.type !== 'optional').map(([name]) => name);
  if (operation.encoding === 'multipart') {
    const part = operation.filePart ?? 'file';
    const form = { properties: { ...properties, [part]: FILE }, required: [...required, part] };
    return { content: { 'multipart/form-data': { schema: { type: 'object', ...form } } } };
  }
  const schema = { type: 'object', properties, required };
  return { content: { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } } };
}

/** Schema of a bare value inside the envelope's `data` (wire W4). */
function wrapped(bare: Json): Json {
  if (bare.type === 'boolean' || bare.const === true) {
    return { type: 'object', properties: { value: { enum: ['true', 'false'] } }, required: ['value'] };
  }
  return bare;
}

/** An absent value (wire W4), bare and as the envelope's data. */
const NOTHING = {
  empty: { title: 'Absent', const: 'empty' },
  missing: { title: 'Absent', type: 'object', maxProperties: 0, additionalProperties: false },
};

/** Proofs of a caller: a token (wire D8), or the signed headers of an older program (wire D2); the login service's sign (wire D1). */
const securitySchemes = {
  token: { type: 'apiKey', in: 'header', name: 'token', description: 'A visitor’s or member’s token.' },
  authToken: { type: 'apiKey', in: 'header', name: 'authToken', description: 'With `time` and `sign`.' },
  time: { type: 'apiKey', in: 'header', name: 'time', description: 'Epoch milliseconds.' },
  sign: { type: 'apiKey', in: 'header', name: 'sign', description: 'md5 of authToken, secret and time.' },
  programSign: {
    type: 'apiKey',
    in: 'header',
    name: 'program-sign',
    description: 'With devid, random, timestamp, token, version and program-params.',
  },
  uploadToken: {
    type: 'apiKey',
    in: 'header',
    name: 'upload-token',
    description: 'Of uploadAccessToken, beside `token`.',
  },
};

/** Ways to call an operation: a site decides if a public read needs a proof. */
function securityOf({ service, personal, writes }: Operation): Json[] {
  if (service === 'sso') return [{ programSign: [] }, { programSign: [], token: [] }];
  if (service === 'minio') return [{ token: [], uploadToken: [] }];
  const proofs: Json[] = [{ token: [] }, { authToken: [], time: [], sign: [] }];
  return personal && !writes ? proofs : [{}, ...proofs];
}

function answerOf(operation: Operation): Json {
  const { wrapping, output, absent } = operation;
  if (wrapping === 'binary') return { 'application/octet-stream': {} };
  if (wrapping === 'sso') return { 'application/json': { schema: jsonOf(ssoAnswer(output)) } };
  const bare = jsonOf(output);
  const nothing = absent === 'list' ? [] : [...new Set([NOTHING[absent], NOTHING.missing])];
  const data = nothing.length > 0 ? { anyOf: [wrapped(bare), ...nothing] } : wrapped(bare);
  const envelope = {
    title: 'With curVersions',
    allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties: { data } }],
  };
  const forms = [bare, ...nothing.slice(0, 1), envelope];
  const schema = wrapping === 'never' ? bare : { anyOf: forms };
  return { 'application/json': { schema } };
}

function methodsOf(operation: Operation): Json {
  const { name, service, row, writes } = operation;
  const responses = {
    '200': { description: 'The bare value, or the envelope.', content: answerOf(operation) },
    default: { $ref: '#/components/responses/Fault' },
  };
  const described = (method: 'GET' | 'POST') => ({
    operationId: operation.method === method ? name : `${name}By${method === 'GET' ? 'Get' : 'Post'}`,
    summary: `${name} (wire ${row})`,
    tags: [service],
    ...(writes ? { 'x-writes': true } : {}),
    security: securityOf(operation),
    responses,
  });
  const common = Object.keys(CommonInput.entries)
    .filter((field) => !entriesOf(operation.input).some(([own]) => own === field))
    .map((field) => ({ $ref: `#/components/parameters/${field}` }));
  const own = parametersOf(operation.input, { ...commonSpellings, ...operation.spellings });
  return {
    get: { ...described('GET'), parameters: [...common, ...own] },
    post: { ...described('POST'), parameters: common, requestBody: bodyOf(operation) },
  };
}

const description = [
  'Every operation answers GET and POST; parameters merge from query, form and JSON body (the body wins).',
  'Without `curVersions` an answer is the bare value; with it, an envelope of status, message and data.',
  '`//` counts as `/`, an ending `.do` is optional. The first path of an operation is listed, and its other names.',
].join('\n');

/**
 * The whole contract as an OpenAPI 3.1 document, made from the operations themselves.
 * For the server only: it carries the converter.
 */
export function openApiDocument(
  operations: readonly Operation[],
  { version, servers }: { version: string; servers: readonly string[] },
): Json {
  const schemas = Object.fromEntries(
    Object.entries(shapes).map(([name, schema]) => [name, shapeOf(name, schema)]),
  );
  const Envelope = {
    type: 'object',
    properties: { status: { type: 'integer' }, message: { type: 'string' }, data: {} },
    required: ['status', 'message', 'data'],
  };
  const paths = operations.flatMap((operation) => {
    const [first, ...others] = [operation, ...(operation.also ?? [])].map(
      ({ service, path }) => pathsOf({ service, path })[0] ?? path,
    );
    const methods = methodsOf(operation);
    return [
      [first, methods] as const,
      ...others.map((path) => [path, { description: `The same as ${first}.` }] as const),
    ];
  });
  return {
    openapi: '3.1.1',
    info: { title: 'Touchpaper', version, description },
    servers: servers.map((url) => ({ url })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes,
      schemas: { ...schemas, Envelope },
      parameters: Object.fromEntries(
        parametersOf(CommonInput, commonSpellings).map((parameter) => [parameter.name, parameter]),
      ),
      responses: {
        Fault: {
          description: 'A transport fault, as an envelope.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
        },
      },
    },
  };
}
