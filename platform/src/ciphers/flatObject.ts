import { decipherFailed } from '@platform/wire/refusals';

const MAX_PARAMETERS = 200;
const OPENING_BRACE = 0x7b;
const whiteSpace: readonly number[] = [9, 10, 13];

/** May an object's JSON begin with these bytes? The last character may be cut off. */
export function beginsLikeObject(bytes: Buffer): boolean {
  if (bytes[0] !== OPENING_BRACE) return false;
  if (bytes.some((byte) => byte < 32 && !whiteSpace.includes(byte))) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** A flat object of texts (wire D5); numbers and switches count as their text. @throws Refusal for anything else */
export function parseFlatObject(json: string): Record<string, string> {
  const entries = entriesOf(json);
  if (entries.length > MAX_PARAMETERS) throw decipherFailed();
  const texts: Record<string, string> = Object.create(null);
  for (const [name, value] of entries) {
    const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    if (!isText || name === '__proto__' || name === 'encryptData') throw decipherFailed();
    texts[name] = String(value);
  }
  return texts;
}

function entriesOf(json: string): [string, unknown][] {
  try {
    const read: unknown = JSON.parse(json);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return Object.entries(read);
  } catch {
    // no JSON: refused like every other text that is none of ours
  }
  throw decipherFailed();
}
