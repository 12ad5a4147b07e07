import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { integer, text } from './fields';
import { Item } from './item';
import { openApiDocument } from './openapi';
import { type Operation, read, write } from './operation';
import { operations } from './operations';
import { Done } from './wireValues';

function documentOf(...described: readonly Operation[]): unknown {
  const document = openApiDocument(described, { version: '6.2.6', servers: ['http://127.0.0.1:8080'] });
  return JSON.parse(JSON.stringify(document));
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function valuesOf(value: unknown, wanted: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === wanted && typeof inner === 'string' ? [inner] : valuesOf(inner, wanted),
  );
}

const bare = v.object({ count: v.number() });
const some = { name: 'some', row: 'g1', input: v.object({ id: integer(), device: text('') }), output: bare };
const countJson = { type: 'object', properties: { count: { type: 'number' } }, required: ['count'] };
const inEnvelope = (data: unknown) => ({
  title: 'With curVersions',
  allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties: { data } }],
});

describe('[K2] the OpenAPI document', () => {
  test('[K2] its head – names its kind, version, servers and the rules of all calls', () => {
    expect(documentOf()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: {
        title: 'Touchpaper',
        version: '6.2.6',
        description: expect.stringMatching(/GET and POST.+\n.+`curVersions`.+\n.+`\.do`/),
      },
      servers: [{ url: 'http://127.0.0.1:8080' }],
      paths: {},
    });
  });

  test('[K2] a shape used in many answers – stands once and is named everywhere else', () => {
    const document = documentOf(read({ ...some, output: v.array(Item), wrapping: 'never' }));
    const answer = at(document, 'paths', '/app_if/some', 'get', 'responses', '200', 'content');
    expect(answer).toEqual({
      'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Item' } } },
    });
    expect(at(document, 'components', 'schemas', 'Item')).toMatchObject({
      type: 'object',
      properties: { fileId: { type: 'integer' } },
    });
    expect(at(document, 'components', 'schemas', 'Envelope')).toEqual({
      type: 'object',
      properties: { status: { type: 'integer' }, message: { type: 'string' }, data: {} },
      required: ['status', 'message', 'data'],
    });
  });
});

describe('[wire W9] an operation', () => {
  test('[wire W9] a reading one – is described by GET with parameters and by POST with a body', () => {
    const document = documentOf(read({ ...some, spellings: { id: ['ID', 'no'] } }));
    const methods = at(document, 'paths', '/app_if/some');
    expect(at(methods, 'get')).toMatchObject({
      operationId: 'some',
      summary: 'some (wire g1)',
      tags: ['base'],
      responses: { default: { $ref: '#/components/responses/Fault' } },
    });
    expect(at(methods, 'get')).not.toHaveProperty('x-writes');
    const common = ['siteId', 'appID', 'curVersions', 'apiVersion', 't'].map((name) => ({
      $ref: `#/components/parameters/${name}`,
    }));
    expect(at(methods, 'get', 'parameters')).toEqual([
      ...common,
      {
        ...{ name: 'id', in: 'query', required: true, description: 'Also read as ID, no.' },
        schema: { type: 'integer', minimum: -2_147_483_647, maximum: 2_147_483_647 },
      },
      {
        ...{ name: 'device', in: 'query', required: false },
        schema: expect.objectContaining({ maxLength: 500, default: '' }),
      },
    ]);
    expect(at(methods, 'post')).toMatchObject({ operationId: 'someByPost', parameters: common });
    const body = at(methods, 'post', 'requestBody', 'content', 'application/json');
    expect(body).toMatchObject({
      schema: {
        type: 'object',
        properties: { id: { type: 'integer' }, device: { type: 'string' } },
        required: ['id'],
      },
    });
    expect(at(methods, 'post', 'requestBody')).toEqual({
      content: { 'application/x-www-form-urlencoded': body, 'application/json': body },
    });
  });

  test('[wire W10] the common parameters – stand once, with their other spellings', () => {
    expect(at(documentOf(), 'components', 'parameters', 'siteId')).toMatchObject({
      ...{ name: 'siteId', in: 'query', required: false, description: 'Also read as siteID, siteid.' },
      schema: { type: 'integer', default: 1 },
    });
    expect(at(documentOf(), 'components', 'parameters', 'curVersions')).not.toHaveProperty('description');
    expect(at(documentOf(), 'components', 'responses', 'Fault')).toEqual({
      description: 'A transport fault, as an envelope.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
    });
  });

  test('[wire D1, D2, D8] proofs of a caller – are declared, and each operation names those that it takes', () => {
    const document = documentOf(read(some), read({ ...some, name: 'own', personal: true }));
    const schemes = Object.keys(Object(at(document, 'components', 'securitySchemes')));
    expect(schemes).toEqual(['token', 'authToken', 'time', 'sign', 'programSign', 'uploadToken']);
    const legacy = { authToken: [], time: [], sign: [] };
    const of = (path: string) => at(document, 'paths', path, 'get', 'security');
    expect(of('/app_if/some')).toEqual([{}, { token: [] }, legacy]);
    expect(of('/app_if/own')).toEqual([{ token: [] }, legacy]);
  });

  test('[wire o10] a part of an upload – needs the upload’s token beside the member’s', () => {
    const document = documentOf(write({ ...some, service: 'minio' }));
    const methods = at(document, 'paths', '/minio/some', 'post');
    expect(at(methods, 'security')).toEqual([{ token: [], uploadToken: [] }]);
  });

  test('[wire o1] one that takes files – has a form of several parts, and is marked as writing', () => {
    const methods = at(documentOf(write({ ...some, encoding: 'multipart' })), 'paths', '/app_if/some');
    expect(methods).toMatchObject({
      get: { operationId: 'someByGet', 'x-writes': true },
      post: { operationId: 'some', 'x-writes': true },
    });
    expect(at(methods, 'post', 'requestBody')).toEqual({
      content: {
        'multipart/form-data': {
          schema: expect.objectContaining({
            type: 'object',
            properties: expect.objectContaining({
              file: { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' },
            }),
            required: ['id', 'file'],
          }),
        },
      },
    });
  });

  test('[wire x20] one whose file has a name of its own – describes the part by that name', () => {
    const methods = at(
      documentOf(write({ ...some, encoding: 'multipart', filePart: 'data' })),
      ...['paths', '/app_if/some', 'post', 'requestBody', 'content', 'multipart/form-data', 'schema'],
    );
    expect(methods).toMatchObject({
      properties: { data: { format: 'binary' } },
      required: ['id', 'data'],
    });
    expect(at(methods, 'properties')).not.toHaveProperty('file');
  });

  test('[wire W1] one with several paths – is described at the first, the others name it', () => {
    const also = [{ service: 'sso', path: '/other' }] as const;
    const paths = at(documentOf(read({ ...some, also })), 'paths');
    expect(Object.keys(Object(paths))).toEqual(['/app_if/some', '/sso-app/api/other']);
    expect(at(paths, '/sso-app/api/other')).toEqual({ description: 'The same as /app_if/some.' });
  });

  const empty = { title: 'Absent', const: 'empty' };
  const missing = { title: 'Absent', type: 'object', maxProperties: 0, additionalProperties: false };
  const truth = {
    type: 'object',
    properties: { value: { enum: ['true', 'false'] } },
    required: ['value'],
  };
  test.each([
    ['a list', read(some), { anyOf: [countJson, inEnvelope(countJson)] }],
    [
      'a value that may be absent',
      read({ ...some, absent: 'empty' }),
      { anyOf: [countJson, empty, inEnvelope({ anyOf: [countJson, empty, missing] })] },
    ],
    [
      'an object that may be absent',
      read({ ...some, absent: 'missing' }),
      { anyOf: [countJson, missing, inEnvelope({ anyOf: [countJson, missing] })] },
    ],
    ['a value without an envelope', read({ ...some, wrapping: 'never' }), countJson],
    [
      'a yes or no',
      read({ ...some, output: v.boolean() }),
      { anyOf: [{ type: 'boolean' }, inEnvelope(truth)] },
    ],
    [
      'no data',
      write({ ...some, output: Done }),
      { anyOf: [expect.objectContaining({ const: true }), inEnvelope(truth)] },
    ],
    [
      'a value of the sign-on service',
      read({ ...some, wrapping: 'sso' }),
      expect.objectContaining({ required: expect.arrayContaining(['code', 'timestamp']) }),
    ],
  ])('[wire W4] one that answers %s – says so', (_, operation, schema) => {
    const responses = at(documentOf(operation), 'paths', '/app_if/some', 'get', 'responses');
    expect(at(responses, '200')).toEqual({
      description: 'The bare value, or the envelope.',
      content: { 'application/json': { schema } },
    });
  });

  test('[wire W6] one that answers a picture – has no schema', () => {
    const document = documentOf(read({ ...some, wrapping: 'binary' }));
    expect(at(document, 'paths', '/app_if/some', 'post', 'responses', '200', 'content')).toEqual({
      'application/octet-stream': {},
    });
  });
});

// Last, because it takes longer than all others together.
test('[K2] all operations – by GET and by POST – have an id of their own, and every reference resolves', () => {
  const document = documentOf(...operations);
  const ids = valuesOf(at(document, 'paths'), 'operationId');
  expect(ids).toHaveLength(operations.length * 2);
  expect(new Set(ids).size).toBe(ids.length);
  expect(operations.filter(({ name }) => !ids.includes(name))).toEqual([]);
  const unresolved = valuesOf(document, '$ref').filter(
    (ref) => at(document, ...ref.replace(/^#\//, '').split('/')) === undefined,
  );
  expect(unresolved).toEqual([]);
});
