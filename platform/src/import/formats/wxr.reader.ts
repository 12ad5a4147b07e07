import { createHash } from 'node:crypto';
import { withoutEndSlashes } from '@contract/services';
import { reasonOf } from '@platform/fetching/refused';
import { plainText } from '@platform/html/plainText';
import { resolveAddress } from '@platform/html/safeUrl';
import { readGmt } from '@platform/wire/dates';
import {
  emptyDraft,
  type OpenText,
  type ReadItem,
  type ReadingContext,
  type SourceDraft,
  type SourcePicture,
} from '../reader.types';
import { mediumOf } from './enclosures.rules';
import { type ItemDate, itemDate, joinedRemarks } from './itemDates.rules';
import { missingBlocks, withFootnotes, withSyncedBlocks } from './wordpressBlocks.rules';
import { type WordpressAttachment, wordpressHtml } from './wordpressHtml.rules';
import { type WxrRecord, wxrRecords } from './wxrItems.reader';

/** Data collected from the whole export, needed for each post. */
interface ExportIndex {
  attachments: Map<string, WordpressAttachment>;
  /** Ids of the pictures uploaded to a post. */
  children: Map<string, string[]>;
  /** Names of authors by their login. */
  authors: Map<string, string>;
  /** Category by nicename. */
  categories: Map<string, { name: string; parent: string }>;
  /** Texts of synced blocks by id. */
  blocks: Map<string, string>;
}

interface Site {
  title: string;
  address: string;
  language: string;
}

/** Pictures of an export are gathered up to this number; more belong into several files. */
const MOST_ATTACHMENTS = 500_000;

/**
 * Posts (and pages, where asked for) of a WordPress export. Read twice: a post may name pictures that come after it.
 * Drafts, private, scheduled and protected posts are refused; comments are counted.
 * @throws importError(…) where it breaks before the first item.
 */
export async function* readWxr(open: OpenText, context: ReadingContext): AsyncGenerator<ReadItem> {
  const index = await buildIndex(open());
  let read = false;
  let site: Site = { title: '', address: context.address ?? '', language: '' };
  const keys = new Set<string>();
  const others = new Map<string, number>();
  try {
    for await (const record of wxrRecords(open())) {
      if (record.kind === 'channel') {
        read = true;
        site = siteOf(record, context);
      } else if (record.kind === 'item' && FURNITURE.has(value(record, 'wp:post_type'))) {
        const type = value(record, 'wp:post_type');
        others.set(type, (others.get(type) ?? 0) + 1);
      } else if (record.kind === 'item') {
        yield* keptApart(post(record, site, index, context), keys);
      }
    }
  } catch (error) {
    if (!read) {
      throw error;
    }
    yield { kind: 'refused', where: 'rest of the file', reason: reasonOf(error) };
  }
  for (const [type, count] of others)
    if (!USED.has(type))
      yield { kind: 'refused', where: type, reason: `${count} of this type are no articles` };
}

async function buildIndex(text: AsyncIterable<string>): Promise<ExportIndex> {
  const index: ExportIndex = {
    attachments: new Map(),
    children: new Map(),
    authors: new Map(),
    categories: new Map(),
    blocks: new Map(),
  };
  try {
    for await (const record of wxrRecords(text)) {
      note(record, index);
    }
  } catch {
    // The second reading meets the same place and says so; what stood before is of use.
  }
  return index;
}

function note(record: WxrRecord, index: ExportIndex): void {
  if (record.kind === 'wp:category') {
    const name = value(record, 'wp:cat_name');
    index.categories.set(value(record, 'wp:category_nicename'), {
      name,
      parent: value(record, 'wp:category_parent'),
    });
    return;
  }
  if (record.kind === 'wp:author') {
    index.authors.set(value(record, 'wp:author_login'), value(record, 'wp:author_display_name'));
    return;
  }
  if (value(record, 'wp:post_type') === 'wp_block')
    index.blocks.set(value(record, 'wp:post_id'), record.fields.get('content:encoded') ?? '');
  const url = value(record, 'wp:attachment_url');
  if (record.kind === 'item' && url !== '' && index.attachments.size < MOST_ATTACHMENTS) {
    const id = value(record, 'wp:post_id');
    const parent = value(record, 'wp:post_parent');
    const caption = plainText(value(record, 'excerpt:encoded'));
    index.attachments.set(id, { url, caption, alt: record.meta.get('_wp_attachment_image_alt') ?? '' });
    // 0 is no post.
    if (mediumOf(url, '') === 'image' && parent !== '0') {
      const siblings = index.children.get(parent) ?? [];
      siblings.push(id);
      index.children.set(parent, siblings);
    }
  }
}

function value(record: WxrRecord, name: string): string {
  return (record.fields.get(name) ?? '').trim();
}

function siteOf(channel: WxrRecord, context: ReadingContext): Site {
  const address = value(channel, 'wp:base_blog_url') || value(channel, 'link') || (context.address ?? '');
  return { title: plainText(value(channel, 'title')), address, language: value(channel, 'language') };
}

function* post(
  record: WxrRecord,
  site: Site,
  index: ExportIndex,
  context: ReadingContext,
): Generator<ReadItem> {
  const type = value(record, 'wp:post_type');
  const where = value(record, 'link') || `${type} ${value(record, 'wp:post_id')}`;
  const reason = refusalReason(record, type, context);
  if (reason !== undefined) {
    yield { kind: 'refused', where, reason };
    return;
  }
  const identity = identityOf(record, site);
  const dated = dateOf(record);
  const missing = missingBlocks(record.fields.get('content:encoded') ?? '', index.blocks);
  const draft = { ...draftOf(record, site, index, identity.key), publishtime: dated.publishtime };
  const remark = joinedRemarks(identity.remark, dated.remark, missing);
  yield { kind: 'draft', where, draft, ...(remark === undefined ? {} : { remark }) };
}

/** Zeros stand where there is none. */
function dateOf(record: WxrRecord): ItemDate {
  const local = [value(record, 'pubDate'), value(record, 'wp:post_date')];
  const written = local.filter((text) => !text.startsWith('0000-'));
  const gmt = readGmt(value(record, 'wp:post_date_gmt'));
  return gmt === undefined ? itemDate(written) : { publishtime: gmt, remark: undefined };
}

/** Two posts of one key are two articles; a person looks at them. */
function* keptApart(items: Iterable<ReadItem>, keys: Set<string>): Generator<ReadItem> {
  for (const item of items) {
    if (item.kind !== 'draft') {
      yield item;
      continue;
    }
    const { key } = item.draft;
    if (!keys.has(key)) {
      keys.add(key);
      yield item;
      continue;
    }
    const digest = createHash('sha256').update(`${item.draft.title}\n${item.draft.html}`).digest('hex');
    const draft = { ...item.draft, key: `${key}#${digest.slice(0, 16)}` };
    yield {
      ...item,
      draft,
      remark: 'an earlier item of this export has the same guid; it is kept as an article of its own',
    };
  }
}

/** Types of records that are no articles: pictures, menus, earlier versions, templates, settings. */
const FURNITURE = new Set([
  ...[
    'attachment',
    'nav_menu_item',
    'revision',
    'custom_css',
    'customize_changeset',
    'oembed_cache',
    'user_request',
  ],
  ...[
    'wp_block',
    'wp_template',
    'wp_template_part',
    'wp_global_styles',
    'wp_navigation',
    'wp_font_family',
    'wp_font_face',
  ],
]);

/** Their contents come with the posts that name them. */
const USED = new Set(['attachment', 'wp_block']);

const STATUSES: Readonly<Record<string, string>> = {
  draft: 'a draft',
  'auto-draft': 'a draft',
  pending: 'not yet approved',
  private: 'private',
  future: 'scheduled, not yet published',
  trash: 'in the trash',
  inherit: 'an earlier version',
};

function refusalReason(record: WxrRecord, type: string, context: ReadingContext): string | undefined {
  const status = value(record, 'wp:status');
  if (type === 'page' && !context.pages) {
    return 'a page, and pages were not asked for';
  }
  if (type !== 'post' && type !== 'page' && !context.types?.includes(type)) {
    return `of type ${type || 'unknown'}, which was not asked for (--types ${type || 'post'})`;
  }
  if (status !== 'publish') {
    return STATUSES[status] ?? `its status is ${status || 'missing'}`;
  }
  if (value(record, 'wp:post_password') !== '') {
    return 'protected by a password';
  }
  const empty = value(record, 'content:encoded') === '' && value(record, 'title') === '';
  return empty ? 'neither a title nor a text' : undefined;
}

function draftOf(record: WxrRecord, site: Site, index: ExportIndex, key: string): SourceDraft {
  const id = value(record, 'wp:post_id');
  const content = withFootnotes(
    withSyncedBlocks(record.fields.get('content:encoded') ?? '', index.blocks),
    record.meta.get('footnotes') ?? '',
  );
  const own = index.children.get(id) ?? [];
  const html = wordpressHtml(content, { attachments: index.attachments, own });
  const link = resolveAddress(value(record, 'link'), site.address) ?? '';
  const cover = index.attachments.get(record.meta.get('_thumbnail_id')?.trim() ?? '');
  return {
    ...emptyDraft(key, titleOf(record)),
    html,
    abstract: plainText(value(record, 'excerpt:encoded')),
    link,
    baseUrl: link || site.address || undefined,
    author: index.authors.get(value(record, 'dc:creator')) || value(record, 'dc:creator'),
    source: site.title,
    language: site.language,
    tags: tagsOf(record),
    columnPath: columnPath(record, index, site),
    pictures: cover === undefined ? [] : [pictureOf(cover)],
    comments: record.comments,
  };
}

function titleOf(record: WxrRecord): string {
  return plainText(value(record, 'title')).replace(/\s+/g, ' ');
}

function pictureOf(attachment: WordpressAttachment): SourcePicture {
  return { src: attachment.url, caption: attachment.caption || attachment.alt };
}

function tagsOf(record: WxrRecord): string[] {
  const tags = record.categories.filter((one) => one.domain === 'post_tag').map((one) => one.name);
  const others = ownCategories(record)
    .slice(1)
    .map((one) => one.name);
  return [...new Set([...tags, ...others])].filter((name) => name !== '');
}

function ownCategories(record: WxrRecord): { nicename: string; name: string }[] {
  return record.categories.filter((one) => one.domain === 'category' && one.nicename !== 'uncategorized');
}

/** The first category with those above it; the site's name where there is none. */
function columnPath(record: WxrRecord, index: ExportIndex, site: Site): string[] {
  const [first] = ownCategories(record);
  if (first === undefined) {
    return site.title === '' ? [] : [site.title];
  }
  const path: string[] = [first.name];
  const knownNames = new Set([first.nicename]);
  let parent = index.categories.get(first.nicename)?.parent ?? '';
  while (parent !== '' && !knownNames.has(parent)) {
    knownNames.add(parent);
    const above = index.categories.get(parent);
    path.unshift(above?.name ?? parent);
    parent = above?.parent ?? '';
  }
  return path;
}

/**
 * Its source and guid; numbers of posts are the same at every site. A post that says neither a site nor a guid of the whole world
 * is known by its title and date: another post of its number stays an article of its own.
 */
function identityOf(record: WxrRecord, site: Site): { key: string; remark?: string } {
  const link = value(record, 'link');
  const source = hostPath(site.address) || (URL.canParse(link) ? new URL(link).host : '');
  const guid = value(record, 'guid');
  const name = guid || value(record, 'wp:post_id') || link;
  if (source !== '' || URL.canParse(guid)) return { key: `wp:${source}:${name}` };
  const date = value(record, 'wp:post_date_gmt') || value(record, 'pubDate');
  const digest = createHash('sha256')
    .update(`${titleOf(record)}\n${date}`)
    .digest('hex');
  return {
    key: `wp::${name}#${digest.slice(0, 16)}`,
    remark: 'neither its site nor its guid is said; it is known by its title and date',
  };
}

/** An export made over https names the same posts as one made over http. */
function hostPath(address: string): string {
  return withoutEndSlashes(address.replace(/^https?:\/\//, ''));
}
