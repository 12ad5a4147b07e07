import { latin } from './media';

/** Recordings as phones and programs write them, made by hand: no encoder is needed. */

/** Words that no kept recording contains. */
export const SECRET = '+30.6586+103.9352/';

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const little = (value: number): Buffer => uint32(value).reverse();
const bytesOf = (part: string | Buffer): Buffer => (typeof part === 'string' ? latin(part) : part);
const joined = (...parts: readonly (string | Buffer)[]): Buffer => Buffer.concat(parts.map(bytesOf));

/** A box of MP4. */
export function box(type: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const contents = joined(...parts);
  return joined(uint32(contents.length + 8), type, contents);
}
const full = (type: string, ...parts: readonly (string | Buffer)[]): Buffer => box(type, uint32(0), ...parts);

const HEADER_TIME = uint32(3_900_000_000);
const times = joined(HEADER_TIME, HEADER_TIME);
const handler = (type: string): Buffer => full('hdlr', uint32(0), type, Buffer.alloc(12), `${SECRET}\0`);

/** A track of one chunk. @param at where its only sample begins @param size of the sample */
function track(type: string, at: number, size: number): Buffer {
  const table = joined(
    full('stsc', uint32(1), uint32(1), uint32(1), uint32(1)),
    full('stsz', uint32(0), uint32(1), uint32(size)),
    full('stco', uint32(1), uint32(at)),
  );
  const media = box(
    'mdia',
    full('mdhd', times, Buffer.alloc(12)),
    handler(type),
    box('minf', box('stbl', table)),
  );
  return box('trak', full('tkhd', times, Buffer.alloc(72)), media, box('udta', box('name', SECRET)));
}

/**
 * A film with location and titles in every place phones and editors write them, a track of places, one of a drone's places as
 * subtitles, and one of chapters.
 */
export function phoneFilm(brand = 'isom'): Buffer {
  const [picture, place] = [latin('PICTURE!'), latin(SECRET)];
  const start = joined(
    box('ftyp', brand, uint32(512), 'isommp42'),
    box('mdat', picture, place, place, place),
  );
  const at = start.length - picture.length - 3 * place.length;
  const placeAt = (number: number) => at + picture.length + number * place.length;
  const user = box(
    'udta',
    box('\xa9xyz', Buffer.from([0, 18, 0x15, 0xc7]), SECRET),
    box('meta', uint32(0), SECRET),
  );
  const moov = box(
    'moov',
    ...[full('mvhd', times, Buffer.alloc(88)), track('vide', at, picture.length)],
    ...['meta', 'sbtl', 'text'].map((type, number) => track(type, placeAt(number), place.length)),
    user,
    full('meta', handler('mdta'), box('ilst', SECRET)),
  );
  const xmp = box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), `<x:xmpmeta>${SECRET}`);
  return joined(start, moov, xmp, box('free', SECRET));
}

/** An element of WebM; the id as hex. */
function element(id: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const contents = joined(...parts);
  return joined(
    Buffer.from(id, 'hex'),
    Buffer.from([0x10 | (contents.length >> 24)]),
    uint32(contents.length).subarray(1),
    contents,
  );
}

export function taggedWebm(): Buffer {
  const info = element(
    '1549a966',
    element('2ad7b1', '\x0f\x42\x40'),
    element('7ba9', SECRET),
    element('5741', SECRET),
  );
  const free = element('ec', SECRET);
  const entry = element('ae', element('d7', '\x01'), element('83', '\x01'), element('536e', SECRET), free);
  const tags = element('1254c367', element('7373', element('67c8', SECRET)));
  const cluster = element('1f43b675', element('e7', '\0'), element('a3', 'PICTURE!'), free, tags);
  const tracks = element('1654ae6b', entry, free);
  const segment = joined(info, tracks, cluster, tags, free, element('1941a469', SECRET));
  const head = element('1a45dfa3', element('4282', 'webm'));
  // A recorder of a browser does not know how long the segment becomes.
  return joined(head, Buffer.from('1853806701ffffffffffffff', 'hex'), segment);
}

function page(serial: number, number: number, packet: Buffer): Buffer {
  const lengths = [
    ...Array.from({ length: Math.floor(packet.length / 255) }, () => 255),
    packet.length % 255,
  ];
  const counters = joined(little(serial), little(number), uint32(0));
  const flag = number === 0 ? '\x02' : '\0';
  return joined('OggS\0', flag, Buffer.alloc(8), counters, Buffer.from([lengths.length, ...lengths]), packet);
}

/** Two recordings, one after the other, as programs join them: both have the same number. */
export function taggedOgg(): Buffer {
  const recording = (sound: string) => [
    page(7, 0, joined('OpusHead', '\x01\x01', Buffer.alloc(9))),
    page(7, 1, joined('OpusTags', little(4), 'Lavf', little(1), little(SECRET.length), SECRET)),
    page(7, 2, latin(sound)),
  ];
  return joined(...recording('SOUND!'), ...recording('MORE!'));
}

/** Frames of layer III, of 417 bytes each. */
export const mp3Frames = (count = 2): Buffer =>
  joined(
    ...Array.from({ length: count }, (_, at) => joined('\xff\xfb\x90\x64', Buffer.alloc(413, at % 250))),
  );

/** Two recordings, one after the other, with tags before, between and behind them. */

export function taggedMp3(): Buffer {
  const size = Buffer.from([SECRET.length]);
  const tag = joined('ID3\x04\0\0\0\0\0', size, SECRET);
  const appended = joined('ID3\x04\0\x10\0\0\0', size, SECRET, '3DI\x04\0\x10\0\0\0', size);
  const lyrics = joined('LYRICSBEGIN', SECRET, 'LYRICSEND');
  const old = joined('TAG', SECRET, Buffer.alloc(125 - SECRET.length));
  return joined(tag, mp3Frames(), tag, mp3Frames(), appended, lyrics, old);
}

const chunk = (type: string, contents: string): Buffer => joined(type, little(contents.length), contents);

export function taggedWav(): Buffer {
  const chunks = joined(
    chunk('fmt ', '\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0'),
    ...[chunk('LIST', `INFO${SECRET}`), chunk('data', 'SOUND!'), chunk('id3 ', SECRET)],
  );
  return joined('RIFF', little(chunks.length + 4), 'WAVE', chunks);
}
