import * as v from 'valibot';

/** The value types of the wire reference, as answers carry them. Unset: "" and 0, never null (wire, head). */

export const int = v.pipe(v.number(), v.integer());
export const str = v.string();
export const bool = v.boolean();
export const strs = v.array(str);
/** 0 or 1. */
export const bit = v.picklist([0, 1]);
/** Epoch milliseconds. */
export const ms = int;
/** A count sent as decimal text (wire W14). */
export const countText = v.pipe(v.string(), v.regex(/^\d+$/));
/** "0" or "1". */
export const bitText = v.picklist(['0', '1']);
/** `YYYY-MM-DD HH:mm:ss.0` in site time, "" where unset (wire W13). */
export const date = v.pipe(v.string(), v.regex(/^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d)?$/));
/** `YYYYMMDD`, paper dates (wire W13). */
export const paperDate = v.pipe(v.string(), v.regex(/^\d{8}$/));

/** Answer of a write without data. */
export const Done = v.literal(true);
/** An empty object. */
export const Empty = v.object({});

/** `List<X>` of the reference. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<const S extends v.GenericSchema>(row: S) {
  return v.object({ list: v.array(row), hasMore: bool });
}

/** Answer body that is not JSON: a picture or a document. */
export const Binary = v.instance(Uint8Array);
