import { importError, reasonOf } from '@platform/fetching/refused';
import { safeUrl } from '@platform/html/safeUrl';
import { readGmt } from '@platform/wire/dates';
import * as v from 'valibot';
import {
  emptyDraft,
  type OpenText,
  type ReadItem,
  type ReadingContext,
  type SourceDraft,
} from '../reader.types';
import { paragraphs } from './feedEntries.reader';
import { wholeText } from './feeds.reader';
import { type ItemDate, itemDate } from './itemDates.rules';

/** Ids are numbers in exports before 1.0. */
const Id = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const Words = v.optional(v.nullable(v.string()), '');
const Post = v.looseObject({
  id: Id,
  uuid: Words,
  title: Words,
  slug: Words,
  html: Words,
  plaintext: Words,
  /** The text as its editors keep it. */
  lexical: Words,
  mobiledoc: Words,
  feature_image: Words,
  type: v.optional(v.string(), 'post'),
  status: v.optional(v.string(), ''),
  visibility: v.optional(v.nullable(v.string()), 'public'),
  locale: Words,
  custom_excerpt: Words,
  published_at: v.optional(v.nullable(v.union([v.string(), v.number()]))),
});
type Post = v.InferOutput<typeof Post>;
const listOf = <const S extends v.GenericSchema>(schema: S) => v.optional(v.array(schema), []);
const Named = v.looseObject({
  id: Id,
  name: Words,
  visibility: v.optional(v.nullable(v.string()), 'public'),
});
const Data = v.looseObject({
  posts: v.array(v.unknown()),
  tags: listOf(Named),
  users: listOf(Named),
  posts_tags: listOf(v.looseObject({ post_id: Id, tag_id: Id, sort_order: v.optional(v.number(), 0) })),
  posts_authors: listOf(v.looseObject({ post_id: Id, author_id: Id, sort_order: v.optional(v.number(), 0) })),
  posts_meta: listOf(v.looseObject({ post_id: Id, feature_image_caption: Words })),
  settings: listOf(v.looseObject({ key: v.string(), value: v.unknown() })),
});
type Data = v.InferOutput<typeof Data>;
/** Both forms of an export: as the admin page hands it out, and its inner part alone. */
const Export = v.union([
  v.pipe(
    v.looseObject({ db: v.tuple([v.looseObject({ data: Data })]) }),
    v.transform(({ db }) => db[0].data),
  ),
  v.pipe(
    v.looseObject({ data: Data }),
    v.transform(({ data }) => data),
  ),
]);

const STATUSES: Readonly<Record<string, string>> = {
  draft: 'a draft',
  scheduled: 'scheduled, not yet published',
  sent: 'sent by mail only',
};
/** Ghost writes it for its own address, which the export does not name. */
const OWN_ADDRESS = /__GHOST_URL__\/?/g;

/** Published posts (and pages, where asked for) of a Ghost export. @throws importError(…) where it is none. */
export async function* readGhost(open: OpenText, context: ReadingContext): AsyncGenerator<ReadItem> {
  const data = parse(await wholeText(open()));
  for (const [index, value] of data.posts.entries()) {
    const parsed = v.safeParse(Post, value);
    if (parsed.success) yield read(parsed.output, data, context);
    else
      yield {
        kind: 'refused',
        where: `post ${index + 1}`,
        reason: `not a post: ${parsed.issues[0].message}`,
      };
  }
}

function parse(text: string): Data {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw importError(`not JSON: ${reasonOf(error)}`, error);
  }
  const parsed = v.safeParse(Export, value);
  if (!parsed.success) throw importError('JSON, but neither ninjs nor a JSON feed nor a Ghost export');
  return parsed.output;
}

function read(post: Post, data: Data, context: ReadingContext): ReadItem {
  const where = post.slug || `post ${post.id}`;
  const refused = (reason: string): ReadItem => ({ kind: 'refused', where, reason });
  if (post.type !== 'post' && !context.pages) return refused('a page, and pages were not asked for');
  if (post.status !== 'published')
    return refused(STATUSES[post.status] ?? `its status is ${post.status || 'missing'}`);
  if (post.visibility !== 'public') return refused('for members only');
  const unread = (['lexical', 'mobiledoc'] as const).find((form) => post[form]);
  if (unread !== undefined && !post.html && !post.plaintext)
    return refused(`its text is in ${unread} alone, not in html: save it in Ghost, then export again`);
  const dated = dateOf(post);
  const draft = { ...draftOf(post, data, context), publishtime: dated.publishtime };
  return { kind: 'draft', where, draft, ...(dated.remark === undefined ? {} : { remark: dated.remark }) };
}

/** Milliseconds, or a text that is UTC where it names no zone. */
function dateOf({ published_at: at }: Post): ItemDate {
  if (typeof at === 'number') return { publishtime: new Date(at), remark: undefined };
  return itemDate([at ?? undefined], readGmt);
}

function draftOf(post: Post, data: Data, context: ReadingContext): SourceDraft {
  const tags = namesOf(
    data.posts_tags.map((one) => ({ ...one, id: one.tag_id })),
    data.tags,
    post.id,
  );
  const authors = namesOf(
    data.posts_authors.map((one) => ({ ...one, id: one.author_id })),
    data.users,
    post.id,
  );
  const site = data.settings.find(({ key }) => key === 'title')?.value;
  const source = typeof site === 'string' ? site : '';
  const caption = data.posts_meta.find((one) => one.post_id === post.id)?.feature_image_caption ?? '';
  const [column] = tags;
  return {
    ...emptyDraft(`ghost:${post.uuid || `${source}:${post.id}`}`, post.title ?? ''),
    html: (post.html || paragraphs(post.plaintext ?? '')).replace(OWN_ADDRESS, '/'),
    abstract: post.custom_excerpt ?? '',
    link: context.address === undefined ? '' : (safeUrl(post.slug || '/', { base: context.address }) ?? ''),
    baseUrl: context.address,
    author: authors.join(' '),
    source,
    language: post.locale ?? '',
    tags: tags.slice(1),
    columnPath: [column ?? source].filter((name) => name !== ''),
    pictures: post.feature_image ? [{ src: post.feature_image.replace(OWN_ADDRESS, '/'), caption }] : [],
  };
}

/** Names linked to a post in their order; internal tags (`#name`) are the newsroom's own. */
function namesOf(
  links: readonly { post_id: string; id: string; sort_order: number }[],
  named: readonly v.InferOutput<typeof Named>[],
  post: string,
): string[] {
  const names = new Map(named.map((one) => [one.id, one]));
  return links
    .filter(({ post_id }) => post_id === post)
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map(({ id }) => names.get(id))
    .flatMap((one) => (one?.name && one.visibility !== 'internal' ? [one.name] : []));
}
