import type { AnyFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { feedContents, paragraphs } from './feedEntries.reader';

const nothing = {
  ...{ id: '', link: '', title: '', html: '', abstract: '', authors: [], tags: [], source: '', language: '' },
  ...{ base: undefined, enclosures: [], media: undefined, comments: 0 },
};
const channel = { title: '', link: '', base: undefined, language: '' };

test.each<[AnyFeed, AnyFeed, undefined[]]>([
  [
    { format: 'rss', feed: {} },
    { format: 'rss', feed: { items: [{}] } },
    [undefined, undefined, undefined, undefined],
  ],
  [{ format: 'rdf', feed: {} }, { format: 'rdf', feed: { items: [{}] } }, [undefined]],
  [
    { format: 'atom', feed: {} },
    { format: 'atom', feed: { entries: [{}] } },
    [undefined, undefined, undefined],
  ],
  [{ format: 'json', feed: {} }, { format: 'json', feed: { items: [{}] } }, [undefined, undefined]],
])('[K5] %j – that says nothing – is empty, and so is an item of it', (empty, single, dates) => {
  expect(feedContents(empty)).toEqual({ ...channel, entries: [] });
  expect(feedContents(single)).toEqual({ ...channel, entries: [{ ...nothing, dates }] });
});

test('[K5] RSS – with all that its namespaces may say – is read in their order', () => {
  const dc = { titles: ['D'], dates: ['d'], creators: [' Su ', ' '], languages: ['bo'] };
  const item = {
    ...{
      guid: { value: 'g' },
      description: 'short',
      content: { encoded: 'long' },
      dc,
      xml: { base: '/b', lang: 'x' },
    },
    ...{ dcterms: { issued: ['i'], created: ['c'] }, atom: { published: 'p' }, slash: { comments: 4 } },
    authors: [{ name: 'Zhou', email: 'z@a.example' }, { email: 'd@a.example' }],
    ...{ categories: [{ name: 'ice' }], media: { keywords: ['pass'], title: { value: 'M' } } },
    enclosures: [{ url: '/e', type: 'audio/mpeg', length: 9 }, { type: 'x' }],
  };
  const feed = { ...{ title: 'T', link: '/', xml: { base: '/f', lang: 'zh' } }, items: [item] };
  expect(feedContents({ format: 'rss', feed: { ...feed, language: 'en', dc } })).toEqual({
    ...{ title: 'T', link: '/', base: '/f', language: 'en' },
    entries: [
      {
        ...{
          id: 'g',
          link: 'g',
          title: 'D',
          html: 'long',
          abstract: 'short',
          base: '/b',
          language: 'bo',
          source: '',
          comments: 4,
        },
        ...{
          dates: [undefined, 'd', 'i', 'c', 'p'],
          authors: ['Zhou', 'd@a.example', 'Su'],
          tags: ['ice', 'pass'],
        },
        enclosures: [{ url: '/e', type: 'audio/mpeg', size: 9, duration: 0, title: '' }],
        media: item.media,
      },
    ],
  });
  expect(feedContents({ format: 'rss', feed: { ...feed, dc } }).language).toBe('bo');
  expect(feedContents({ format: 'rss', feed }).language).toBe('zh');
});

test.each([
  [{ guid: { value: 'g', isPermaLink: false } }, { id: 'g', link: '' }],
  [
    { guid: { value: 'g' }, link: '/l' },
    { id: 'g', link: '/l' },
  ],
  [
    { media: { title: { value: 'M' }, description: { value: 'N' } } },
    { title: 'M', html: 'N', abstract: '' },
  ],
  [
    { title: 'T', dc: { titles: ['D'] }, description: 'N' },
    { title: 'T', html: 'N', abstract: '' },
  ],
  [{ xml: { lang: 'bo' } }, { language: 'bo' }],
])('[K5] an item of RSS %j – is read as %j', (item, entry) => {
  expect(feedContents({ format: 'rss', feed: { items: [item] } }).entries).toMatchObject([entry]);
});

test('[K5] RDF – with a summary beside its text – is read', () => {
  const dc = { dates: ['d'], creators: ['Su'], subjects: ['ice'], languages: ['bo'] };
  const item = {
    ...{
      rdf: { about: 'r' },
      link: '/l',
      title: 'T',
      description: 'short',
      content: { encoded: 'long' },
      dc,
    },
    ...{
      atom: { published: 'p' },
      xml: { base: '/b', lang: 'x' },
      media: { keywords: [] },
      slash: { comments: 4 },
    },
  };
  const feed = {
    title: 'T',
    link: '/',
    xml: { base: '/f', lang: 'zh' },
    items: [item, { description: 'n', xml: { lang: 'x' } }],
  };
  expect(feedContents({ format: 'rdf', feed })).toMatchObject({
    ...{ title: 'T', link: '/', base: '/f', language: 'zh' },
    entries: [
      {
        ...{
          id: 'r',
          link: '/l',
          title: 'T',
          html: 'long',
          abstract: 'short',
          dates: ['d', 'p'],
          authors: ['Su'],
        },
        ...{ tags: ['ice'], language: 'bo', base: '/b', media: item.media, comments: 4 },
      },
      { html: 'n', abstract: '', language: 'x' },
    ],
  });
  expect(feedContents({ format: 'rdf', feed: { ...feed, dc } }).language).toBe('bo');
});

test('[K5] Atom – with all that an entry may say – is read', () => {
  const entry = {
    ...{ id: 'i', title: { value: 'A <b>', type: 'html' }, summary: { value: 'S & T' } },
    content: { value: '<p>long</p>', type: 'xhtml', xml: { lang: 'bo', base: '/c' } },
    ...{
      published: 'p',
      updated: 'u',
      dc: { dates: ['d'], creators: ['Su'] },
      xml: { lang: 'x', base: '/b' },
    },
    ...{ authors: [{ name: 'Zhou' }], categories: [{ label: 'Ice', term: 'i' }, { term: 'pass' }] },
    ...{ media: { keywords: [] }, thr: { total: 4 } },
    links: [
      { rel: 'self', href: '/s' },
      { rel: 'alternate', type: 'application/json', href: '/j' },
      { type: 'text/html', href: '/h' },
      { rel: 'enclosure', href: '/e', type: 'audio/mpeg', length: 9, title: 'E' },
      { rel: 'enclosure', type: 'x' },
    ],
  };
  const feed = {
    title: { value: 'a < b' },
    links: [{ href: '/' }],
    xml: { base: '/f', lang: 'zh' },
    entries: [entry],
  };
  expect(feedContents({ format: 'atom', feed })).toMatchObject({
    ...{ title: 'a &lt; b', link: '/', base: '/f', language: 'zh' },
    entries: [
      {
        ...{
          id: 'i',
          link: '/h',
          title: 'A <b>',
          html: '<p>long</p>',
          abstract: '<p>S &amp; T</p>',
          base: '/c',
        },
        ...{
          dates: ['p', 'd', 'u'],
          authors: ['Zhou', 'Su'],
          tags: ['Ice', 'pass'],
          language: 'bo',
          source: '',
          comments: 4,
        },
        enclosures: [{ url: '/e', type: 'audio/mpeg', size: 9, duration: 0, title: 'E' }],
        media: entry.media,
      },
    ],
  });
});

test.each([
  [
    { summary: { value: 's', type: 'text' }, xml: { lang: 'x', base: '/b' } },
    { html: '<p>s</p>', abstract: '', language: 'x', base: '/b' },
  ],
  [
    { media: { description: { value: 'm' } }, slash: { comments: 3 }, thr: { total: 4 } },
    { html: '<p>m</p>', comments: 3 },
  ],
  [{ links: [{ rel: 'alternate', type: 'x', href: '/x' }] }, { link: '/x' }],
  [{ links: [{ rel: 'related', href: '/x' }] }, { link: '' }],
  [
    { links: [{ rel: 'alternate', type: 'application/xhtml+xml', href: '/x' }, { href: '/y' }] },
    { link: '/x' },
  ],
])('[K5] an entry of Atom %j – is read as %j', (entry, read) => {
  expect(feedContents({ format: 'atom', feed: { entries: [entry] } }).entries).toMatchObject([read]);
});

test('[K5] a JSON feed – with all that an item may say – is read, with three authors at most', () => {
  const attachment = {
    url: '/e',
    mime_type: 'audio/mpeg',
    size_in_bytes: 9,
    title: 'E',
    duration_in_seconds: 5,
  };
  const item = {
    ...{
      id: 'i',
      external_url: '/x',
      title: 'A & B',
      content_html: '<p>h</p>',
      summary: '<s>',
      language: 'bo',
    },
    ...{
      date_published: 'p',
      date_modified: 'm',
      tags: ['ice', ''],
      image: '/i',
      attachments: [attachment, {}, { url: '/n' }],
    },
    authors: [{ name: 'Zhou' }, {}, { name: ' ' }, { name: 'Su' }],
  };
  const authors = [{ name: 'Fang' }, { name: 'Lu' }];
  const feed = {
    title: '<T>',
    home_page_url: '/',
    language: 'zh',
    authors,
    items: [item, { url: '/u', external_url: '/x' }],
  };
  const file = { type: '', size: 0, duration: 0, title: '' };
  expect(feedContents({ format: 'json', feed })).toMatchObject({
    ...{ title: '&lt;T&gt;', link: '/', language: 'zh' },
    entries: [
      {
        ...{
          id: 'i',
          link: '/x',
          title: 'A &amp; B',
          html: '<p>h</p>',
          abstract: '&lt;s&gt;',
          language: 'bo',
        },
        ...{ dates: ['p', 'm'], tags: ['ice'], authors: ['Zhou', 'Su', 'Fang'] },
        enclosures: [
          { ...file, url: '/i', type: 'image' },
          { url: '/e', type: 'audio/mpeg', size: 9, duration: 5, title: 'E' },
          { ...file, url: '/n' },
        ],
      },
      { link: '/u' },
    ],
  });
});

const packed = (bytes: string) => Buffer.from(bytes, 'latin1').toString('base64');
test.each([
  ['40 signs of base64', packed('a'.repeat(30)), 'a'.repeat(30)],
  ['broken into lines', packed('b'.repeat(60)).replace(/.{20}/g, '$& \n'), 'b'.repeat(60)],
  ['ending in one =', packed('c'.repeat(32)), 'c'.repeat(32)],
  ['ending in two =', packed('d'.repeat(31)), 'd'.repeat(31)],
])('[K5] a text – %s – is decoded', (_, text, decoded) => {
  const { entries } = feedContents({ format: 'rss', feed: { items: [{ description: text }] } });
  expect(entries).toMatchObject([{ html: decoded }]);
});

test.each([
  ['shorter than 40 signs', packed('a'.repeat(27))],
  ['bytes that are no text', packed('\xff'.repeat(30))],
  ['bytes with a zero', packed(`\u0000${'a'.repeat(29)}`)],
  ['words before it', `see: ${packed('a'.repeat(30))}`],
  ['words after it', `${packed('a'.repeat(30))} -`],
])('[K5] a text – %s – stays as it is', (_, text) => {
  const { entries } = feedContents({ format: 'rss', feed: { items: [{ description: text }] } });
  expect(entries).toMatchObject([{ html: text }]);
});

test('[K5] plain text – of several lines – is a paragraph for each that has words', () => {
  expect(paragraphs(' a < b \r\n\n \t\nc')).toBe('<p>a &lt; b</p><p>c</p>');
});

test.each([
  ['application/octet-stream', packed('short'), 'short'],
  ['APPLICATION/html', packed('<p>short</p>'), '<p>short</p>'],
  ['text/plain', 'data', '<p>data</p>'],
  ['application/xml', 'data', '<p>data</p>'],
  ['application/atom+xml', 'data', '<p>data</p>'],
  ['text', 'data', '<p>data</p>'],
])('[K5] content of the type %s – “%s” – is read as the type says', (type, value, html) => {
  const { entries } = feedContents({ format: 'atom', feed: { entries: [{ content: { value, type } }] } });
  expect(entries).toMatchObject([{ html }]);
});
