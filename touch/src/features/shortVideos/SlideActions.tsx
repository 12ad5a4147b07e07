import { ArticleStatus, KindNumber } from '@contract/codes';
import { countVideoEvent, type ShortVideo, type ShortVideoSettings } from '@touch/api/shortVideos';
import { canComment } from '@touch/lib/commentAccess';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon, type IconName } from '@touch/ui/Icon';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { CommentsSheetProps, FeedParts } from './feedParts';
import type { RelatedSheetProps } from './RelatedSheet';
import { sharedVideo } from './sharedVideo';
import style from './slideActions.module.css';
import { useTexts } from './texts';
import type { VideoLike } from './useVideoLike';

interface SlideActionsProps {
  readonly video: ShortVideo;
  readonly like: VideoLike;
  readonly settings: ShortVideoSettings | undefined;
  readonly parts: FeedParts;
}

interface OpenSheet {
  readonly Comments?: ComponentType<CommentsSheetProps>;
  readonly Related?: ComponentType<RelatedSheetProps>;
  readonly Share?: ReactNode;
}

/** Like, comments, related videos and share, one below the other at the right edge. */
export function SlideActions({ video, like, settings, parts }: SlideActionsProps) {
  const words = useWords();
  const texts = useTexts();
  const visit = useVisit();
  const { config, flags, toast } = visit;
  const [sheet, setSheet] = useState<OpenSheet>({});
  const failed = () => toast(words['state.networkError']);
  const close = () => setSheet({});
  const { auditType, globalCount } = config;
  const isOpen = { aStatus: ArticleStatus.published, discussClosed: settings?.canDiscuss === false ? 1 : 0 };

  const openComments = () => parts.loadComments().then((Comments) => setSheet({ Comments }), failed);
  const openRelated = () =>
    import('./RelatedSheet').then(({ RelatedSheet }) => setSheet({ Related: RelatedSheet }), failed);
  const share = async () => {
    try {
      const onShared = () => countVideoEvent(visit, video.id, 'share');
      const shared = { ...sharedVideo(video, settings), onShared };
      setSheet({ Share: await parts.share(shared, visit, close) });
    } catch {
      // the code did not load
      failed();
    }
  };
  return (
    <div className={style.actions}>
      {flags.view || flags.cms ? null : (
        <Action
          icon="like"
          name={words['article.like']}
          count={globalCount.showPraiseCount ? like.count : 0}
          isOn={like.isLiked}
          run={like.toggle}
        />
      )}
      <Action
        icon="comment"
        name={words['comments.title']}
        count={globalCount.showDiscussCount ? video.countDiscuss : 0}
        opensSheet
        run={() => void openComments()}
      />
      <Action icon="menu" name={texts.related} opensSheet run={() => void openRelated()} />
      {settings?.canShare === false || flags.cms ? null : (
        <Action icon="share" name={words['article.share']} opensSheet run={() => void share()} />
      )}
      {sheet.Comments ? (
        <sheet.Comments
          subject={{ id: video.id, source: KindNumber.source.shortVideo }}
          count={video.countDiscuss}
          canWrite={canComment(isOpen, flags, auditType)}
          close={close}
        />
      ) : null}
      {sheet.Share}
      {sheet.Related ? <sheet.Related id={video.id} close={close} /> : null}
    </div>
  );
}

interface ActionProps {
  readonly icon: IconName | 'comment';
  readonly name: string;
  readonly count?: number;
  readonly isOn?: boolean;
  readonly opensSheet?: boolean;
  readonly run: () => void;
}

function Action({ icon, name, count = 0, isOn, opensSheet, run }: ActionProps) {
  const words = useWords();
  const { countStyle } = useVisit().config;
  const label = count > 0 ? countText(count, { style: countStyle, words }) : '';
  return (
    <button
      type="button"
      className={isOn ? style.on : style.action}
      aria-pressed={isOn}
      aria-haspopup={opensSheet ? 'dialog' : undefined}
      aria-label={label ? `${name} ${label}` : name}
      onClick={run}
    >
      {icon === 'comment' ? <CommentIcon /> : <Icon name={icon} size={28} filled={isOn ?? false} />}
      <span className={style.label}>{label || name}</span>
    </button>
  );
}

const CommentIcon = () => (
  <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d="M4 5h16v11H11l-4.500 4v-4H4zM8 9.500h8M8 12.500h5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
