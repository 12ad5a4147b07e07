/** A text of what came over the wire; '' where the field is none. Numbers count: installations mix them. */
export function textIn(data: unknown, name: string): string {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
