// Writes the inputs that are not plain UTF-8: `node testing/inputs/make.mjs`. The others are written by hand.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const write = (path, bytes) => writeFileSync(join(import.meta.dirname, path), bytes);

/** Encodes a text in an encoding of one or two bytes a character, by what the decoder makes of each. */
function encode(text, encoding) {
  const decoder = new TextDecoder(encoding);
  const bytesOf = new Map();
  const learn = (bytes) => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if (!bytesOf.has(character)) bytesOf.set(character, bytes);
  };
  for (let one = 0; one < 256; one += 1) learn([one]);
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) learn([lead, trail]);
  return Buffer.from(
    [...text].flatMap((character) => {
      const bytes = bytesOf.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const declared = (encoding) => `<?xml version="1.0"${encoding ? ` encoding="${encoding}"` : ''}?>`;
const rssItem = ({ title, link, pubDate, text }) =>
  `<item><title>${escaped(title)}</title><link>${link}</link><pubDate>${pubDate}</pubDate><description>${escaped(text)}</description></item>`;
const rss = (encoding, items) =>
  `${declared(encoding)}\n<rss version="2.0"><channel><title>feed</title><link>https://paper.example/</link>\n${items.map(rssItem).join('\n')}\n</channel></rss>\n`;
const atomEntry = ({ title, link, published, text }) =>
  `<entry><title>${escaped(title)}</title><id>${link}</id><link href="${link}"/><published>${published}</published><updated>${published}</updated><content type="html">${escaped(text)}</content></entry>`;
const atom = (encoding, items) =>
  `${declared(encoding)}\n<feed xmlns="http://www.w3.org/2005/Atom"><title>feed</title><id>https://paper.example/</id><updated>2026-02-01T00:00:00Z</updated>\n${items.map(atomEntry).join('\n')}\n</feed>\n`;

/** Writes a feed and beside it the titles, links and dates that its reading must give. */
function writeFeed(name, bytes, items) {
  write(`feeds/${name}.xml`, bytes);
  const expected = items.map(({ text: _, ...rest }) => rest);
  write(`feeds/${name}.json`, `${JSON.stringify({ items: expected }, null, 2)}\n`);
}

const simplified = [
  {
    title: '渡口的木桥换了新栏杆',
    link: 'https://paper.example/1',
    pubDate: 'Sun, 01 Feb 2026 08:00:00 +0800',
    text: '<p>栏杆用的是山下锯木场的松木，一共四十二根。</p>',
  },
  {
    title: '小学的鼓号队 & 消防队同台',
    link: 'https://paper.example/2?a=1',
    pubDate: 'Mon, 02 Feb 2026 19:30:00 +0800',
    text: '<p>操场上坐满了人，<b>雨停了</b>才开始。</p><script>alert(1)</script>',
  },
];
const traditional = [
  {
    title: '茶園午後起霧，採收順延一天',
    link: 'https://paper.example/3',
    pubDate: 'Tue, 03 Feb 2026 12:00:00 GMT',
    text: '<p>山腰的班車照常發車。</p>',
  },
  {
    title: '圖書館開到晚上九點',
    link: 'https://paper.example/4',
    pubDate: 'Wed, 04 Feb 2026 12:00:00 GMT',
    text: '<p>週末兩天不變。</p>',
  },
];
const western = [
  {
    title: 'Le « petit pont » coûte 300 000 £',
    link: 'https://paper.example/5',
    pubDate: 'Thu, 05 Feb 2026 07:00:00 GMT',
    text: '<p>Le tablier sera prêt à Noël, peut-être.</p>',
  },
  {
    title: 'Straße über den Paß bis März »gesperrt«',
    link: 'https://paper.example/6',
    pubDate: 'Fri, 06 Feb 2026 07:00:00 GMT',
    text: '<p>Größere Fahrzeuge fahren über das Tal.</p>',
  },
];
const mixed = [
  {
    title: '寺院的酥油灯 མར་མེ། lit at six',
    link: 'https://paper.example/7',
    published: '2026-02-07T10:15:00Z',
    text: '<p>三种文字，一张告示。𠮷野家的招牌也在。</p>',
  },
  {
    title: '牧场迎来第一批羊羔 🐑',
    link: 'https://paper.example/8',
    published: '2026-02-08T10:15:00+08:00',
    text: '<p>羊羔都站起来了。</p>',
  },
];

writeFeed('declared-gb18030', encode(rss('gb18030', simplified), 'gb18030'), simplified);
writeFeed('declared-big5', encode(rss('Big5', traditional), 'big5'), traditional);
writeFeed('declared-iso-8859-1', encode(rss('ISO-8859-1', western), 'iso-8859-1'), western);
writeFeed('utf-16', Buffer.from(`\uFEFF${atom('UTF-16', mixed)}`, 'utf16le'), mixed);
writeFeed('utf-8-with-mark', Buffer.from(`\uFEFF${atom('', mixed)}`), mixed);
write('feeds/undeclared-gb18030.xml', encode(rss('', simplified), 'gb18030'));
write('feeds/undeclared-big5.xml', encode(rss('', traditional), 'big5'));

/** A photograph as a phone hands it over: lying on its side, with camera, time and position. */
async function photograph() {
  const [width, height] = [1200, 900];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const ridge = 420 + 90 * Math.sin(x / 170) + 30 * Math.sin(x / 41);
    const [red, green, blue] =
      y < ridge ? [120 + y / 6, 170 + y / 8, 235 - y / 12] : [70 + (y - ridge) / 8, 95 + (y - ridge) / 6, 60];
    pixels.set([red, green, blue], at * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Make: 'Lanchuan', Model: 'Test camera', Artist: 'Nobody', Orientation: '6' },
      IFD2: { DateTimeOriginal: '2026:02:01 08:00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '30/1 0/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '100/1 0/1 0/1',
      },
    })
    .jpeg({ quality: 70 })
    .toBuffer();
}
write('photos/with-position.jpg', await photograph());

/** A page of Chinese whose font is named and not embedded. */
function pdfWithoutFonts() {
  const lines = ['渡口的木桥换了新栏杆', '一共四十二根松木', '雨停之后开放通行'];
  const hex = (text) => Buffer.from(text, 'utf16le').swap16().toString('hex');
  const drawn = lines.map((line, index) => `1 0 0 1 60 ${700 - index * 60} Tm <${hex(line)}> Tj`).join('\n');
  const stream = `BT /F1 36 Tf\n${drawn}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 7 0 R >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 6 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
write('pdf/without-fonts.pdf', pdfWithoutFonts());
