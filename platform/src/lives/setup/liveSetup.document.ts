import { ArticleType, LiveSort, LiveType, PicType } from '@contract/codes';
import { liveFields } from '@platform/articles/documents/documentParts.document';
import type {
  ArticleDraft,
  DraftLine,
  DraftLive,
  DraftPicture,
} from '@platform/articles/documents/draft.types';
import { addressOf, linesOf } from '@platform/articles/rebuild/draftOf.document';
import { wireDate } from '@platform/wire/wireDate';
import type { LiveDocument } from '../lives.store';
import type { SetupRow } from './liveSetup.store';

/** A live as the newsroom sets it up. */
export interface LiveSetup {
  readonly title: string;
  readonly abstract: string;
  readonly type: number;
  readonly startsAt: Date;
  /** Announced end; undefined = open. */
  readonly endsAt: Date | undefined;
  /** Order of the reports. */
  readonly sort: LiveSort;
  /** Address of the picture above it. */
  readonly banner: string;
  readonly announcement: string;
  readonly lines: readonly DraftLine[];
}

/** Fields that stand with its article alone. */
export interface LiveArticle {
  readonly columnID: number;
  /** HTML; it is cleaned. */
  readonly content: string;
  readonly cover: DraftPicture | undefined;
  readonly discussClosed: boolean;
  readonly advClosed: boolean;
  /** Numbers of people. */
  readonly reporters: readonly number[];
}

/** Changed fields; undefined = as it is. */
type Changed<T> = { readonly [K in keyof T]?: T[K] | undefined };
export type LiveChange = Changed<Omit<LiveSetup, 'endsAt'>> &
  Changed<LiveArticle> & { /** null = open. */ readonly endsAt?: Date | null | undefined };

const SITE_OFFSET = '+08:00';
const readWireDate = (text: string): Date => new Date(`${text.slice(0, 19).replace(' ', 'T')}${SITE_OFFSET}`);

/** A stored live. @param draft of its article; undefined: it stands in none */
export function setupOf({ doc, starts_at }: SetupRow, draft: ArticleDraft | undefined): LiveSetup {
  const live = draft?.live;
  return {
    title: doc.title || (draft?.title ?? ''),
    abstract: doc.content ?? draft?.attAbstract ?? '',
    type: live?.type ?? doc.type ?? LiveType.image,
    startsAt: starts_at,
    endsAt: doc.endTime ? readWireDate(doc.endTime) : undefined,
    sort: doc.sort ?? LiveSort.newestFirst,
    banner: live?.banner ?? addressOf(doc.webBannerUrl ?? doc.config?.webBannerUrl ?? ''),
    announcement: live?.announcement ?? doc.config?.liveAnnouncement ?? '',
    lines: live?.lines ?? linesOf(doc.config),
  };
}

export function changedSetup(before: LiveSetup, change: LiveChange): LiveSetup {
  return {
    title: change.title ?? before.title,
    abstract: change.abstract ?? before.abstract,
    type: change.type ?? before.type,
    startsAt: change.startsAt ?? before.startsAt,
    endsAt: change.endsAt === undefined ? before.endsAt : (change.endsAt ?? undefined),
    sort: change.sort ?? before.sort,
    banner: change.banner ?? before.banner,
    announcement: change.announcement ?? before.announcement,
    lines: change.lines ?? before.lines,
  };
}

const draftLive = (setup: LiveSetup, status: number): DraftLive => ({
  type: setup.type,
  status,
  startTime: setup.startsAt,
  lines: setup.lines,
  banner: setup.banner,
  announcement: setup.announcement,
});

/** The stored document of a live. @param before fields that nobody sets up stay */
export function documentOf(setup: LiveSetup, status: number, before: LiveDocument = {}): LiveDocument {
  const { endTime: _, ...kept } = before;
  const { config } = liveFields(draftLive(setup, status));
  return {
    ...kept,
    title: setup.title,
    content: setup.abstract,
    type: setup.type,
    startTime: wireDate(setup.startsAt),
    ...(setup.endsAt ? { endTime: wireDate(setup.endsAt) } : {}),
    sort: setup.sort,
    webBannerUrl: config.webBannerUrl,
    appBannerUrl: config.appBannerUrl,
    config,
  };
}

/** Fields of the article that change with the live. */
export const articleFields = (setup: LiveSetup, status: number, change: LiveChange) => ({
  live: draftLive(setup, status),
  ...(change.title === undefined ? {} : { title: change.title }),
  ...(change.abstract === undefined ? {} : { attAbstract: change.abstract }),
  ...(change.columnID === undefined ? {} : { columnID: change.columnID }),
  ...(change.content === undefined ? {} : { content: change.content }),
  ...(change.cover === undefined ? {} : { cover: [change.cover], picType: PicType.single }),
  ...(change.discussClosed === undefined ? {} : { discussClosed: change.discussClosed }),
  ...(change.advClosed === undefined ? {} : { advClosed: change.advClosed }),
  ...(change.reporters === undefined ? {} : { reporters: [...change.reporters] }),
});

/** The article of a new live. */
export const newArticle = (
  key: string,
  id: number,
  setup: LiveSetup,
  { article, status, at }: { readonly article: LiveArticle; readonly status: number; readonly at: Date },
): ArticleDraft => ({
  key,
  articleType: ArticleType.live,
  aStatus: 1,
  publishtime: at,
  linkID: id,
  title: setup.title,
  attAbstract: setup.abstract,
  columnID: article.columnID,
  content: article.content,
  ...articleFields(setup, status, article),
});
