import { relatedQuery, type ShortVideo } from '@touch/api/shortVideos';
import { useQuery } from '@touch/api/useQuery';
import { durationText } from '@touch/lib/duration';
import { textLanguage } from '@touch/lib/textLanguage';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { Picture } from '@touch/ui/Picture';
import { QueryState } from '@touch/ui/QueryState';
import { Sheet } from '@touch/ui/sheet/Sheet';
import style from './RelatedSheet.module.css';
import { useTexts } from './texts';

export interface RelatedSheetProps {
  readonly id: string;
  readonly close: () => void;
}

/** Four related videos, each with its own page (F18, E6). */
export function RelatedSheet({ id, close }: RelatedSheetProps) {
  const words = useWords();
  const texts = useTexts();
  return (
    <Sheet title={texts.related} closeText={words['shell.close']} close={close}>
      <Related id={id} />
    </Sheet>
  );
}

function Related({ id }: Pick<RelatedSheetProps, 'id'>) {
  const words = useWords();
  const texts = useTexts();
  const none = <Notice kind="empty" text={texts.noRelated} />;
  return (
    <QueryState
      result={useQuery(relatedQuery(id))}
      empty={none}
      skeleton={<RowSkeleton rows={2} label={words['state.loading']} />}
    >
      {({ items }) => (items.length === 0 ? none : <Videos videos={items} />)}
    </QueryState>
  );
}

function Videos({ videos }: { readonly videos: readonly ShortVideo[] }) {
  const { basePath, config, siteLang } = useVisit();
  return (
    <ul className={style.list}>
      {videos.map((video) => (
        <li key={video.id}>
          <a className={style.link} href={`${basePath}/minVideoDetail/${video.id}.html`}>
            <span className={style.cover}>
              <Picture src={video.cover} suffix={config.xyApi.imageSuffixPath} ratio="3:4" />
              <i className={style.length}>{durationText(video.duration)}</i>
            </span>
            <span className={style.title} lang={textLanguage(video.title, siteLang)}>
              {video.title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
