import * as v from 'valibot';

/** A file that was uploaded for a draft. */
export const DraftClip = v.object({ url: v.string(), name: v.string(), isVideo: v.boolean() });

/** `read` of a draft storage by a schema. */
export const readBy =
  <Draft>(schema: v.GenericSchema<unknown, Draft>) =>
  (value: unknown): Draft | undefined => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : undefined;
  };
