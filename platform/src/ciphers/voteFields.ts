import { inputError } from '@contract/fields';
import { VoteCheck, VoteRecord } from '@contract/votes';
import { decipherFailed, refused } from '@platform/wire/refusals';
import * as v from 'valibot';
import { openSm4 } from './sm4';

/** The three fields of recordVoteCountAndLog as they came (wire D7). */
export interface SentVote {
  readonly afsData: string;
  readonly device: string;
  readonly data: string;
}

export interface ReadVote {
  readonly record: VoteRecord;
  readonly device: string;
  readonly check: VoteCheck | undefined;
}

function readJson<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) throw decipherFailed();
  const read = v.safeParse(schema, json.output);
  if (!read.success) throw refused(inputError(read.issues));
  return read.output;
}

/**
 * Fields of a vote. With a key every value that is not empty is read as cipher text.
 * @param keys undefined where the site has no ciphers
 * @throws Refusal −1
 */
export function readVoteFields(
  sent: SentVote,
  keys: { readonly key: string; readonly iv: string } | undefined,
): ReadVote {
  const plain = (value: string): string => {
    if (value === '' || !keys) return value;
    const text = openSm4(keys.key, keys.iv, value);
    if (text === undefined) throw decipherFailed();
    return text;
  };
  const afsData = plain(sent.afsData);
  return {
    record: readJson(VoteRecord, plain(sent.data)),
    device: plain(sent.device),
    check: afsData === '' ? undefined : readJson(VoteCheck, afsData),
  };
}
