import { ArticleStatus, ArticleType, PicType } from '@contract/codes';
import type { StoryDraft } from '@contract/storyDraft';
import { cleanDraft } from '@platform/articles/documents/cleanDraft.rules';
import type { ArticleDraft, DraftPicture } from '@platform/articles/documents/draft.types';
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
  const leadsOut = draft.articleType === ArticleType.link || draft.articleType === ArticleType.h5;
  const article = cleanDraft({
    key,
    columnID: draft.columnID,
    articleType: draft.articleType,
    aStatus: ArticleStatus.published,
    title: escapeText(draft.title),
    listTitle: escapeText(draft.listTitle),
    leadTitle: escapeText(draft.leadTitle),
    subtitle: escapeText(draft.subtitle),
    attAbstract: escapeText(draft.attAbstract),
    content: draft.body,
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
    ...(leadsOut ? { linkUrl: draft.linkUrl } : {}),
    ...(draft.articleType === ArticleType.topic ? { linkID: draft.linkID } : {}),
    aiGenerated: draft.ai === 'assisted' || draft.ai === 'generated',
    shareClosed: draft.shareClosed,
    discussClosed: draft.discussClosed,
    advClosed: draft.advClosed,
  });
  const cover = coverOf(draft, article.pictures ?? []);
  return { ...article, cover, picType: picTypes[cover.length] ?? PicType.three };
}
