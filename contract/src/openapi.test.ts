import { describe, expect, test } from 'vitest';
import { openApiDocument } from './openapi';
import { operations } from './operations';

const document: unknown = JSON.parse(
  JSON.stringify(openApiDocument(operations, { version: '6.2.6', servers: ['http://127.0.0.1:8080'] })),
);

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

describe('[K2] the OpenAPI document', () => {
  test('[K2] it is OpenAPI 3.1 with the version and servers it was given', () => {
    expect(at(document, 'openapi')).toMatch(/^3\.1\.\d+$/);
    expect(at(document, 'info', 'version')).toBe('6.2.6');
    expect(at(document, 'servers', '0', 'url')).toBe('http://127.0.0.1:8080');
  });

  test('[K2] every operation is there by GET and by POST, under an id of its own', () => {
    const ids = valuesOf(at(document, 'paths'), 'operationId');
    expect(ids).toHaveLength(operations.length * 2);
    expect(new Set(ids).size).toBe(ids.length);
    expect(operations.filter(({ name }) => !ids.includes(name))).toEqual([]);
  });

  test('[K2] every reference resolves', () => {
    const unresolved = valuesOf(document, '$ref').filter(
      (ref) => at(document, ...ref.replace(/^#\//, '').split('/')) === undefined,
    );
    expect(unresolved).toEqual([]);
  });

  test('[K2] a shape used in many answers stands once', () => {
    const list = at(document, 'paths', '/app_if/getArticles', 'get', 'responses', '200');
    expect(valuesOf(list, '$ref')).toContain('#/components/schemas/Item');
    expect(at(document, 'components', 'schemas', 'Item', 'properties', 'fileId')).toMatchObject({
      type: 'integer',
    });
  });

  test('[K2] an id is a required whole number, a page an optional one with its default', () => {
    const parameters = at(document, 'paths', '/app_if/getArticles', 'get', 'parameters');
    expect(parameters).toContainEqual(
      expect.objectContaining({
        name: 'columnId',
        required: true,
        schema: expect.objectContaining({ minimum: 0 }),
      }),
    );
    expect(parameters).toContainEqual(
      expect.objectContaining({
        name: 'page',
        required: false,
        schema: expect.objectContaining({ default: 0 }),
      }),
    );
  });
});
