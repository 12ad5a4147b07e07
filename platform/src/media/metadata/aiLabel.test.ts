import { crc32 } from 'node:zlib';
import { slope, startMedia } from '@testing/media';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { avif } from '../pictures';
import { readAiLabel } from './aiLabel';

const AIGC = '{"Label":"1","ContentProducer":"001191","ProduceID":"a<b&c","ReservedCode1":""}';
const escaped = AIGC.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const GENERATED = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
const SPACES =
  'xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/" xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:exif="http://ns.adobe.com/exif/1.0/"';
const packet = (inside: string, attributes = '') =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${SPACES} ${attributes}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const labelOf = async (bytes: Uint8Array) => readAiLabel(await sharp(bytes).metadata());
const pictureWith = (xmp: string, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  slope(900, 600).withXmp(xmp)[format]().toBuffer();

test.each([
  ['an element', packet(`<TC260:AIGC>${escaped}</TC260:AIGC>`), { aigc: AIGC, digitalSourceType: '' }],
  ['an attribute', packet('', `TC260:AIGC="${escaped}"`), { aigc: AIGC, digitalSourceType: '' }],
  [
    'a kind of source',
    packet(`<e:DigitalSourceType>${GENERATED}</e:DigitalSourceType>`),
    { aigc: '', digitalSourceType: GENERATED },
  ],
  [
    'a reference to a kind of source',
    packet(`<e:DigitalSourceType rdf:resource="${GENERATED}"/>`),
    { aigc: '', digitalSourceType: GENERATED },
  ],
  [
    'both, of another prefix',
    packet(
      `<z:AIGC xmlns:z="http://www.tc260.org.cn/ns/AIGC/1.0/">${escaped}</z:AIGC>`,
      `e:DigitalSourceType="${GENERATED}"`,
    ),
    { aigc: AIGC, digitalSourceType: GENERATED },
  ],
  [
    'a field that is none of the standard',
    packet('<TC260:AIGC>{"Label":"2","place":"31.2,121.5"}</TC260:AIGC>'),
    { aigc: '{"Label":"2"}', digitalSourceType: '' },
  ],
])('[K24] the label of a generated picture – as %s – is read', async (_, xmp, label) => {
  for (const format of ['jpeg', 'png', 'webp'] as const)
    expect([format, await labelOf(await pictureWith(xmp, format))]).toEqual([format, label]);
});

test.each([
  ['no packet', ''],
  ['a place alone', packet('<exif:GPSLatitude>31,12N</exif:GPSLatitude>')],
  [
    'a camera',
    packet(
      '<e:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture</e:DigitalSourceType>',
    ),
  ],
  ['words that are no JSON', packet('<TC260:AIGC>yes</TC260:AIGC>')],
  ['a list', packet('<TC260:AIGC>["1"]</TC260:AIGC>')],
  ['a label of no number', packet('<TC260:AIGC>{"Label":"9"}</TC260:AIGC>')],
  [
    'a longer text than a label may have',
    packet(`<TC260:AIGC>{"Label":"1","ProduceID":"${'x'.repeat(4_000)}"}</TC260:AIGC>`),
  ],
  ['the name in another space', packet('<q:AIGC xmlns:q="urn:q">{"Label":"1"}</q:AIGC>')],
  ['entities', `<!DOCTYPE x [<!ENTITY a "b">]>${packet('<TC260:AIGC>{"Label":"1"}</TC260:AIGC>')}`],
  ['tags that do not close', '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a><b></a>'],
])('[K24] a picture with %s – has no label, and is stored without any', async (_, xmp) => {
  const { store, bytesAt } = await startMedia();
  const bytes = xmp ? await pictureWith(xmp) : await slope(900, 600).jpeg().toBuffer();
  expect(await labelOf(bytes)).toBeUndefined();
  const stored = await store.keepImage(bytes);
  expect(stored.isAiGenerated).toBe(false);
  const file = await bytesAt(stored.url);
  expect((await sharp(file).metadata()).xmp).toBeUndefined();
});

test('[K24][K7] a generated picture with a place – stored, and in each size – keeps its label and loses its place', async () => {
  const { store, bytesAt } = await startMedia();
  const place = '<exif:GPSLatitude>31,12N</exif:GPSLatitude>';
  const bytes = await slope(900, 600)
    .withExif({ IFD3: { GPSLatitude: '31/1 0/1 0/1', GPSLatitudeRef: 'N' } })
    .withXmp(
      packet(
        `<TC260:AIGC>${escaped}</TC260:AIGC>${place}<e:DigitalSourceType>${GENERATED}</e:DigitalSourceType>`,
      ),
    )
    .jpeg()
    .toBuffer();
  const stored = await store.keepImage(bytes);
  const again = await store.keepImage(bytes);
  expect([stored.isAiGenerated, again]).toEqual([true, stored]);
  const original = await bytesAt(stored.url);
  const hash = /([0-9a-f]{40})/.exec(stored.url)?.[1] ?? '';
  const size = await store.open({ hash, width: 320, extension: 'webp' });
  const chunks: Buffer[] = [];
  for await (const chunk of (await size?.stream(0, size.size - 1)) ?? []) chunks.push(Buffer.from(chunk));
  for (const file of [original, Buffer.concat(chunks), await avif(original, 320)]) {
    const { exif, xmpAsString = '' } = await sharp(file).metadata();
    expect(await labelOf(file)).toEqual({ aigc: AIGC, digitalSourceType: GENERATED });
    expect([exif, xmpAsString.includes('GPS')]).toEqual([undefined, false]);
  }
});

test('[K24] the label of a PNG – as its text AIGC, as a whole or none – is read and stored as XMP', async () => {
  const { store, bytesAt } = await startMedia();
  const png = await slope(60, 40).png().toBuffer();
  const withText = (text: string) => {
    const data = Buffer.from(`AIGC\0${text}`, 'latin1');
    const chunk = Buffer.alloc(12 + data.length);
    chunk.writeUInt32BE(data.length, 0);
    chunk.write('tEXt', 4, 'latin1');
    data.copy(chunk, 8);
    chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
    // behind the header, which is 33 bytes long
    return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
  };
  const stored = await store.keepImage(withText('{"Label":"3"}'));
  expect(stored.isAiGenerated).toBe(true);
  const file = await bytesAt(stored.url);
  expect(await labelOf(file)).toEqual({ aigc: '{"Label":"3"}', digitalSourceType: '' });
  expect((await store.keepImage(withText('{"Label":"0"}'))).isAiGenerated).toBe(false);
});
