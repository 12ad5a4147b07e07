import { KindNumber } from '@contract/codes';
import type { SeekArticle } from '@touch/api/contributions';
import { useMember } from '@touch/api/member';
import { useTellingTexts } from '@touch/features/contributions/texts';
import { useContributionSheet } from '@touch/features/contributions/useContributionSheet';
import { plainTitle } from '@touch/lib/text';
import { dateRangeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { Prose } from '@touch/ui/Prose';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import style from './seekArticleDetail.module.css';
import { SEEK_SIZES } from './sizes';

const sharedOf = ({ fileId, title, content, picBig }: SeekArticle) => ({
  title: plainTitle(title),
  text: content,
  picture: picBig,
  objectType: KindNumber.event.contribution,
  id: fileId,
  path: `/seekArticleDetail/${fileId}.html`,
});

/** A call for articles: its period, text and the way to contribute. */
export function SeekPage({ seek }: { readonly seek: SeekArticle }) {
  const words = useWords();
  const texts = useTellingTexts();
  const { basePath, config, flags, now, siteLang } = useVisit();
  const member = useMember();
  const { fileId, content, picBig, passedCount } = seek;
  const title = plainTitle(seek.title);
  const [start, end] = [parseWireDate(seek.startTime), parseWireDate(seek.endTime)];
  const isComing = start !== undefined && now() < start;
  const isEnded = end !== undefined && now() > end;
  const canContribute = !isComing && !isEnded && !flags.preview && !flags.view && !flags.cms;
  const { sheet, open } = useContributionSheet(fileId, canContribute);
  const shared = sharedOf(seek);
  return (
    <article className={style.page}>
      {picBig ? (
        <Picture
          src={picBig}
          suffix={config.xyApi.imageSuffixPath}
          ratio="16:9"
          sizes={SEEK_SIZES}
          priority
          cover
        />
      ) : null}
      <div className={style.about}>
        <h1 className={style.title} lang={siteLang}>
          {title}
        </h1>
        <p className={style.meta}>
          {start === undefined || end === undefined ? null : (
            <span>{dateRangeText(start, end, now(), words)}</span>
          )}
          {passedCount > 0 ? <span>{texts.accepted(passedCount)}</span> : null}
        </p>
        <Prose html={content} lang={siteLang} />
        <div className={style.tools}>
          {canContribute ? (
            <button type="button" className={style.action} onClick={open}>
              {texts.contribute}
            </button>
          ) : null}
          {isComing || isEnded ? (
            <p className={style.closed}>{isComing ? texts.callComing : texts.callEnded}</p>
          ) : null}
          {member ? (
            <a className={style.own} href={`${basePath}/inputArticleDetail.html`}>
              {texts.ownContributions}
            </a>
          ) : null}
          <SharePageButton page={shared} />
        </div>
      </div>
      {sheet}
    </article>
  );
}
