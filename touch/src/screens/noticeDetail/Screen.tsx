import { ShareObjectType } from '@contract/codes';
import { type Notice as NoticeContent, noticeDetailQuery } from '@touch/api/notices';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { plainTitle } from '@touch/lib/text';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { Prose } from '@touch/ui/Prose';
import { QueryState } from '@touch/ui/QueryState';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import style from './NoticeDetail.module.css';
import { idOf } from './noticeOf';
import { useTexts } from './texts';

/** A notice of the newsroom or of a circle (F24). */
export function Screen({ query }: ScreenProps) {
  const texts = useTexts();
  const id = idOf(query);
  return (
    <>
      <ScreenHead title={texts.title} level="name" tools={id ? <Share id={id} /> : null} />
      {id ? <One id={id} /> : <Missing />}
    </>
  );
}

function Share({ id }: { readonly id: string }) {
  const notice = useQuery(noticeDetailQuery(id));
  if (notice.state !== 'ready') return null;
  const { title, content } = notice.value;
  const page = {
    path: `/noticeDetail.html?id=${id}`,
    title: plainTitle(title),
    text: content,
    picture: '',
    objectType: ShareObjectType.circle,
    id,
  };
  return <SharePageButton page={page} />;
}

function Missing() {
  const words = useWords();
  const { basePath } = useVisit();
  return (
    <Notice
      kind="empty"
      heading
      text={words['state.empty']}
      link={{ text: words['state.toHome'], href: `${basePath}/home.html` }}
    />
  );
}

function One({ id }: { readonly id: string }) {
  return (
    <QueryState result={useQuery(noticeDetailQuery(id))} heading empty={<Missing />}>
      {(notice) => <NoticePage notice={notice} />}
    </QueryState>
  );
}

function NoticePage({ notice: { title, content, publishtime } }: { readonly notice: NoticeContent }) {
  const words = useWords();
  const { now, siteLang } = useVisit();
  const at = parseWireDate(publishtime);
  return (
    <article className={style.page}>
      <h1 className={style.title} lang={siteLang}>
        {plainTitle(title)}
      </h1>
      {at === undefined ? null : (
        <p className={style.time}>
          <time dateTime={new Date(at).toISOString()}>{relativeTime(at, now(), words)}</time>
        </p>
      )}
      {/* wire W20 */}
      <div id="dirnum" className="main_article">
        <Prose html={content} lang={siteLang} />
      </div>
    </article>
  );
}
