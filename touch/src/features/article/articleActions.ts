import { ArticleStatus } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';
import { canComment } from '@touch/lib/commentAccess';
import type { VisitFlags } from '@touch/lib/visitFlags';

/** The actions that an article allows on this page. */
export interface ArticleActions {
  readonly like: boolean;
  readonly share: boolean;
  readonly comments: boolean;
  /** The reading is counted. */
  readonly countsReads: boolean;
}

type ActionRules = Pick<Article, 'aStatus' | 'discussClosed' | 'shareClosed'>;
type Modes = Pick<VisitFlags, 'preview' | 'view' | 'cms'>;

/** A15: what is not published is a preview, with none of it; H1: no comments and no counting in preview, view and CMS. */
export function articleActionsOf(article: ActionRules, modes: Modes, auditType: number): ArticleActions {
  const published = article.aStatus === ArticleStatus.published;
  const watched = modes.preview || modes.view || modes.cms;
  return {
    like: published && !modes.view && !modes.cms,
    share: published && article.shareClosed === 0 && !modes.cms,
    comments: canComment(article, modes, auditType),
    countsReads: published && !watched,
  };
}
