import { forgetStored, readStored, writeStored } from '@touch/outside/storage';
import * as v from 'valibot';

const STORAGE_NAME = 'writeOffQueue';

const Stored = v.object({
  uid: v.string(),
  activity: v.string(),
  code: v.string(),
  place: v.string(),
  /** Epoch ms. */
  at: v.number(),
});
/** A code that was noted without network. */
export type NotedCode = Readonly<v.InferOutput<typeof Stored>>;

function all(): readonly NotedCode[] {
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.array(Stored)),
    readStored('local', STORAGE_NAME) ?? '[]',
  );
  return read.success ? read.output : [];
}

function store(codes: readonly NotedCode[]): void {
  if (codes.length === 0) forgetStored('local', STORAGE_NAME);
  else writeStored('local', STORAGE_NAME, JSON.stringify(codes));
}

const isSame = (one: NotedCode, other: NotedCode): boolean =>
  one.uid === other.uid && one.activity === other.activity && one.code === other.code;

/** Codes that a member noted. They outlive a sign-out: another member's are neither shown nor sent. */
export const notedCodes = (uid: string): readonly NotedCode[] => all().filter((one) => one.uid === uid);

/** Notes a code. @returns false where it was noted before */
export function noteCode(code: NotedCode): boolean {
  const known = all();
  if (known.some((one) => isSame(one, code))) return false;
  store([...known, code]);
  return true;
}

/** Removes a code whose result is known. */
export const removeNoted = (code: NotedCode): void => store(all().filter((one) => !isSame(one, code)));
