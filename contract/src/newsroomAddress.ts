import * as v from 'valibot';

/* Addresses that staff and programs send: every field that keeps one uses these (testing/rules/addresses.test.ts). */

/** Blanks, controls, directions and backslashes: parsers drop or turn them, so what is shown differs from what is opened. */
const HIDDEN = /[\s\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/u;
const MEDIA = /^\/media\/[0-9a-f]{2}\/[0-9a-f]{40}\.[a-z0-9]{2,4}$/;
const MAX_LENGTH = 2_000;

const parse = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};

function isWeb(text: string, protocols: readonly string[]): boolean {
  const url = /^https?:\/\/[^/?#]/i.test(text) ? parse(text) : undefined;
  return url !== undefined && protocols.includes(url.protocol) && url.username === '' && url.password === '';
}

/** A path such as `/.//host` is normalised to `//host`, which would leave the paper. */
function isPath(text: string): boolean {
  const url = /^\/(?!\/)/.test(text) ? parse(text, 'https://paper.invalid') : undefined;
  return url?.host === 'paper.invalid' && !url.pathname.startsWith('//');
}

const address = (isKnown: (text: string) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_LENGTH),
    v.check((text) => !HIDDEN.test(text) && isKnown(text), message),
  );

/** A stored file of this platform. */
export const mediaAddress = address((text) => MEDIA.test(text), 'an address is /media/…');
/** A page or file of this paper, or `https://…`. */
export const paperAddress = address(
  (text) => isPath(text) || isWeb(text, ['https:']),
  'an address is https://…, or a path of this paper',
);
/** As paperAddress, and `http://…`. */
export const linkAddress = address(
  (text) => isPath(text) || isWeb(text, ['https:', 'http:']),
  'an address is http(s)://…, or a path of this paper',
);
/** A stored file, or `http(s)://…`: streams come from cameras that know no other. */
export const streamAddress = address(
  (text) => MEDIA.test(text) || isWeb(text, ['https:', 'http:']),
  'an address is /media/…, or http(s)://…',
);
/** A stored file, or `https://…`. */
export const attachmentAddress = address(
  (text) => MEDIA.test(text) || isWeb(text, ['https:']),
  'an address is /media/…, or https://…',
);
/** With '' = none. */
export const optionalAddress = (schema: v.GenericSchema<string, string>) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || dataset.value === '') return;
        const [issue] = v.safeParse(schema, dataset.value).issues ?? [];
        if (issue) addIssue({ message: issue.message });
      }),
    ),
    '',
  );
