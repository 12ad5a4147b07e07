import { ArticleStatus, ArticleType, PicType } from '@contract/codes';
import type { StoryDraft } from '@contract/storyDraft';
import type { ArticleDraft, DraftPicture } from '@platform/articles/documents/draft.types';
import { cleanHtml } from '@platform/html/cleanHtml';
import { escapeText } from '@platform/html/tokens';

/** Names that articles show, of those who signed. */
export interface SignerNames {
  readonly editor: string;
  readonly approver: string;
}

export interface PublishedStory {
  readonly key: string;
  readonly draft: StoryDraft;
  readonly signers: SignerNames;
  readonly publishtime: Date;
}

const picTypes: Readonly<Record<number, number>> = { 0: PicType.none, 1: PicType.single, 2: PicType.single };

function coverOf({ cover }: StoryDraft, pictures: readonly DraftPicture[]): DraftPicture[] {
  const chosen = cover.map(
    (url) => pictures.find((one) => one.url === url) ?? { url, summary: '', width: 0, height: 0 },
  );
  return chosen.length > 0 ? chosen : pictures.slice(0, 1);
}

/** The article that a story becomes; its credits are its signers (K10). */
export function articleOfStory({ key, draft, signers, publishtime }: PublishedStory): ArticleDraft {
  const body = cleanHtml(draft.body);
  const pictures = body.pictures.map(({ src, caption, alt, width = 0, height = 0 }) => ({
    url: src,
    summary: caption || alt,
    width,
    height,
  }));
  const videos = body.media.map(({ src, cover, captions, width = 0, height = 0 }) => ({
    url: src,
    cover,
    duration: 0,
    width,
    height,
    ...(captions === undefined ? {} : { captions }),
  }));
  const cover = coverOf(draft, pictures);
  const leadsOut = draft.articleType === ArticleType.link || draft.articleType === ArticleType.h5;
  return {
    key,
    columnID: draft.columnID,
    articleType: draft.articleType,
    aStatus: ArticleStatus.published,
    title: escapeText(draft.title),
    listTitle: escapeText(draft.listTitle),
    leadTitle: escapeText(draft.leadTitle),
    subtitle: escapeText(draft.subtitle),
    attAbstract: escapeText(draft.attAbstract),
    content: body.html,
    publishtime,
    source: draft.source,
    sourceUrl: draft.sourceUrl,
    credits: {
      author: draft.author,
      reporter: draft.reporter,
      editor: signers.editor,
      proofreader: signers.editor,
      lastChecker: signers.approver,
    },
    tags: [...draft.tags],
    mark: draft.badge,
    language: draft.language,
    pictures,
    videos,
    cover,
    picType: picTypes[cover.length] ?? PicType.three,
    ...(leadsOut ? { linkUrl: draft.linkUrl } : {}),
    ...(draft.articleType === ArticleType.topic ? { linkID: draft.linkID } : {}),
    aiGenerated: draft.ai === 'assisted' || draft.ai === 'generated',
    shareClosed: draft.shareClosed,
    discussClosed: draft.discussClosed,
    advClosed: draft.advClosed,
  };
}
