import { ArticleStatus } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';
import { mayDiscuss } from '@touch/lib/discussing';
import type { VisitFlags } from '@touch/lib/visitFlags';

/** What a reader may do with an article, where. */
export interface Taking {
  readonly like: boolean;
  readonly share: boolean;
  readonly comments: boolean;
  /** The reading is counted. */
  readonly counting: boolean;
}

type About = Pick<Article, 'aStatus' | 'discussClosed' | 'shareClosed'>;
type Modes = Pick<VisitFlags, 'preview' | 'view' | 'cms'>;

/** A15: what is not published is a preview, with none of it; H1: no comments and no counting in preview, view and CMS. */
export function takingOf(article: About, modes: Modes, auditType: number): Taking {
  const published = article.aStatus === ArticleStatus.published;
  const watched = modes.preview || modes.view || modes.cms;
  return {
    like: published && !modes.view && !modes.cms,
    share: published && article.shareClosed === 0 && !modes.cms,
    comments: mayDiscuss(article, modes, auditType),
    counting: published && !watched,
  };
}
