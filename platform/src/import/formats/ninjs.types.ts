import * as v from 'valibot';

/** Name of a role, kind and value of a text (2.x and 3.x). */
const Text = v.looseObject({
  role: v.optional(v.string(), ''),
  contenttype: v.optional(v.string(), ''),
  value: v.optional(v.string(), ''),
});
const Named = v.looseObject({ name: v.optional(v.string(), '') });
const NonNegative = v.pipe(v.number(), v.minValue(0));
const Rendition = v.looseObject({
  name: v.optional(v.string(), ''),
  href: v.optional(v.string(), ''),
  contenttype: v.optional(v.string(), ''),
  width: v.optional(NonNegative),
  height: v.optional(NonNegative),
  duration: v.optional(NonNegative, 0),
  sizeinbytes: v.optional(NonNegative, 0),
});

/** 1.x writes an object with a name for each, later versions a list. */
function listOf<const S extends v.GenericSchema>(schema: S) {
  const named = v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((entries) =>
      Object.entries(entries).map(([name, entry]) =>
        typeof entry === 'object' && entry !== null ? { name, ...entry } : { name },
      ),
    ),
  );
  return v.optional(v.pipe(v.union([v.array(v.unknown()), named]), v.array(schema)), []);
}

const itemEntries = {
  type: v.optional(v.string(), ''),
  pubstatus: v.optional(v.string(), 'usable'),
  versioncreated: v.optional(v.string()),
  contentcreated: v.optional(v.string()),
  firstcreated: v.optional(v.string()),
  embargoed: v.optional(v.string()),
  language: v.optional(v.string(), ''),
  by: v.optional(v.string(), ''),
  byline: v.optional(v.string(), ''),
  title: v.optional(v.string(), ''),
  headline: v.optional(v.string(), ''),
  copyrightholder: v.optional(v.string(), ''),
  usageterms: v.optional(v.string(), ''),
  headlines: listOf(Text),
  bodies: listOf(Text),
  descriptions: listOf(Text),
  renditions: listOf(Rendition),
  subjects: listOf(Named),
  subject: listOf(Named),
  infosources: listOf(Named),
  body_html: v.optional(v.string(), ''),
  body_xhtml: v.optional(v.string(), ''),
  body_text: v.optional(v.string(), ''),
  description_text: v.optional(v.string(), ''),
};

/** Fields read from a news item (IPTC ninjs 1.x to 3.x), names in lower case. Other fields are ignored. */
export const NinjsItem = v.pipe(
  v.looseObject({
    ...itemEntries,
    uri: v.optional(v.string(), ''),
    guid: v.optional(v.string(), ''),
    associations: listOf(v.looseObject(itemEntries)),
  }),
  // some write `guid` for it
  v.transform(({ uri, guid, ...item }) => ({ ...item, uri: uri.trim() || guid.trim() })),
  v.check(({ uri }) => uri !== '', 'uri is missing'),
);

export type NinjsItem = v.InferOutput<typeof NinjsItem>;
export type NinjsPart = NinjsItem['associations'][number];
export type NinjsText = v.InferOutput<typeof Text>;
export type NinjsRendition = v.InferOutput<typeof Rendition>;

/** 2.x writes `versioncreated`, 3.x `versionCreated`: one spelling for both. Values stay as they are. */
export function lowerNames(value: unknown, depth = 0): unknown {
  if (depth > 12) {
    return undefined;
  }
  if (Array.isArray(value)) {
    return value.map((one) => lowerNames(one, depth + 1));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name.toLowerCase(), lowerNames(one, depth + 1)]),
    );
  }
  return value;
}
