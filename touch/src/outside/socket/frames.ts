import { SOCKET_OK, SocketType } from '@contract/socket/socketCodes';

/** Frames that say something of a live (wire D9). */
type LiveFrameType = typeof SocketType.status | typeof SocketType.reporting | typeof SocketType.discuss;

export interface Frame {
  readonly type: LiveFrameType | typeof SocketType.subscribe;
  /** The live it is about. */
  readonly id: string;
  /** undefined with installations that do not number theirs. */
  readonly seq: number | undefined;
  /** As it came: who shows it reads it. */
  readonly data: object;
}

const knownTypes: readonly string[] = [
  SocketType.status,
  SocketType.reporting,
  SocketType.discuss,
  SocketType.subscribe,
];
const isKnownType = (type: unknown): type is Frame['type'] =>
  typeof type === 'string' && knownTypes.includes(type);

/** A frame that is already an object, as wire n11 has them; undefined for all that is ignored. */
export function parseFrame(value: unknown): Frame | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('type' in value) || !('code' in value) || !('data' in value)) return undefined;
  const { type, code, data } = value;
  if (code !== SOCKET_OK || !isKnownType(type)) return undefined;
  if (typeof data !== 'object' || data === null || !('id' in data)) return undefined;
  const seq = 'seq' in data && typeof data.seq === 'number' ? data.seq : undefined;
  return { type, id: String(data.id), seq, data };
}

/** Parses a socket message: undefined for another code than 200, a ping, and anything that is no frame. */
export function parseFrameText(text: unknown): Frame | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    return parseFrame(JSON.parse(text));
  } catch {
    return undefined;
  }
}
