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
const handler = (type: string): Buffer => full('hdlr', uint32(0), type, Buffer.alloc(13));

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

/** A film with location and titles in every place phones and editors write them, and a track of places. */
export function phoneFilm(brand = 'isom'): Buffer {
  const [picture, place] = [latin('PICTURE!'), latin(SECRET)];
  const start = joined(box('ftyp', brand, uint32(512), 'isommp42'), box('mdat', picture, place));
  const at = start.length - picture.length - place.length;
  const user = box(
    'udta',
    box('\xa9xyz', Buffer.from([0, 18, 0x15, 0xc7]), SECRET),
    box('meta', uint32(0), SECRET),
  );
  const moov = box(
    'moov',
    ...[full('mvhd', times, Buffer.alloc(88)), track('vide', at, picture.length)],
    ...[track('meta', at + picture.length, place.length), user],
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
  const entry = element('ae', element('d7', '\x01'), element('83', '\x01'), element('536e', SECRET));
  const tags = element('1254c367', element('7373', element('67c8', SECRET)));
  const cluster = element('1f43b675', element('e7', '\0'), element('a3', 'PICTURE!'));
  const segment = joined(info, element('1654ae6b', entry), cluster, tags, element('1941a469', SECRET));
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
  return joined('OggS\0\0', Buffer.alloc(8), counters, Buffer.from([lengths.length, ...lengths]), packet);
}

export const taggedOgg = (): Buffer =>
  joined(
    page(7, 0, joined('OpusHead', '\x01\x01', Buffer.alloc(9))),
    page(7, 1, joined('OpusTags', little(4), 'Lavf', little(1), little(SECRET.length), SECRET)),
    page(7, 2, latin('SOUND!')),
  );

/** A frame of layer III and what follows it. */
export const mp3Frames = (): Buffer => joined('\xff\xfb\x90\x64', Buffer.alloc(413, 7));

export function taggedMp3(): Buffer {
  const tag = joined('ID3\x04\0\0\0\0\0', Buffer.from([SECRET.length]), SECRET);
  const old = joined('TAG', SECRET, Buffer.alloc(125 - SECRET.length));
  return joined(tag, mp3Frames(), old);
}

const chunk = (type: string, contents: string): Buffer => joined(type, little(contents.length), contents);

export function taggedWav(): Buffer {
  const chunks = joined(
    chunk('fmt ', '\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0'),
    ...[chunk('LIST', `INFO${SECRET}`), chunk('data', 'SOUND!'), chunk('id3 ', SECRET)],
  );
  return joined('RIFF', little(chunks.length + 4), 'WAVE', chunks);
}
