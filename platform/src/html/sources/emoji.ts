const SIGN = String.raw`(?:\p{Regional_Indicator}{2}|[#*\d]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*)`;
const ONLY_EMOJI = new RegExp(String.raw`^(?:${SIGN}\s?){1,4}$`, 'u');
/** Names by which programs mark pictures of emoji, in classes and paths. */
const NAMED =
  /(?:^|[\s/_.-])(?:wp-smiley|smil(?:ey|ie)s?|emoji(?:one)?s?|twemoji|emoticons?|wxemoji|face\.t\.sinajs)(?:[\s/_.-]|$)/i;
/** The file is named after its code points: `1f468-200d-1f469.png`. */
const CODE_POINTS =
  /(?:^|[/_])(?:u\+?)?([0-9a-f]{4,5}(?:[-_][0-9a-f]{2,5}){0,9})\.(?:png|svg|gif|webp)(?:[?#]|$)/i;
/** A picture is taller (CSS pixels). */
const TALLEST = 128;

/**
 * The text that a picture of an emoji stands for; undefined for any other picture.
 * @param attributes of the `img`
 */
export function emojiOf(attributes: ReadonlyMap<string, string>): string | undefined {
  const alt = (attributes.get('alt') ?? '').trim();
  const sizes = [attributes.get('width') ?? '', attributes.get('height') ?? ''].map((one) =>
    Number.parseInt(one, 10),
  );
  if (sizes.some((one) => one > TALLEST)) return undefined;
  if (alt.length <= 40 && ONLY_EMOJI.test(alt)) return alt;
  const source = (attributes.get('data-src') ?? attributes.get('src') ?? '').slice(0, 2000);
  const isText = /(?:^|;)\s*height\s*:\s*1(?:\.\d{1,2})?em/i.test(
    (attributes.get('style') ?? '').slice(0, 500),
  );
  if (!isText && !NAMED.test((attributes.get('class') ?? '').slice(0, 500)) && !NAMED.test(source))
    return undefined;
  const words = alt || (attributes.get('title') ?? '').trim() || fromCodePoints(source);
  return words === '' || words.length > 40 ? undefined : words;
}

function fromCodePoints(source: string): string {
  const points = (CODE_POINTS.exec(source)?.[1] ?? '').split(/[-_]/).map((hex) => Number.parseInt(hex, 16));
  const text = points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points) : '';
  return ONLY_EMOJI.test(text) ? text : '';
}
