import { KindNumber } from '@contract/codes';
import type { Subject } from '@touch/api/questions';
import { useSubscribed } from '@touch/api/useSubscribed';
import { useAskSheet } from '@touch/features/questions/ask/useAskSheet';
import { countText } from '@touch/lib/counts';
import { plainTitle } from '@touch/lib/text';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { SubscribeButton } from '@touch/ui/SubscribeButton';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { TOPIC_SIZES } from './sizes';
import { useTexts } from './texts';
import style from './topicDetail.module.css';

const sharedOf = ({ fileId, title, content, picBig }: Subject) => ({
  title: plainTitle(title),
  text: content,
  picture: picBig,
  objectType: KindNumber.event.subject,
  id: fileId,
  path: `/topicDetail/${fileId}.html`,
  poster: KindNumber.poster.subject,
});

/** The topic's picture, text, host and counts, with asking, following and sharing. */
export function TopicHead({ subject }: { readonly subject: Subject }) {
  const texts = useTexts();
  const words = useWords();
  const { config, flags, siteLang } = useVisit();
  const { fileId, content, picBig, host, questionCount, rssCount, askClosed } = subject;
  const title = plainTitle(subject.title);
  const { isSubscribed, toggle } = useSubscribed('subject', fileId, subject.isFollow);
  const canAsk = !askClosed && !flags.preview && !flags.view && !flags.cms;
  const { sheet, open } = useAskSheet({ kind: 'subject', id: fileId }, canAsk);
  const followers = rssCount + (isSubscribed && !subject.isFollow ? 1 : 0);
  const suffix = config.xyApi.imageSuffixPath;
  const count = (n: number) => countText(n, { style: config.countStyle, words });
  const shared = sharedOf(subject);
  return (
    <header className={style.head}>
      {picBig ? (
        <Picture src={picBig} suffix={suffix} ratio="16:9" sizes={TOPIC_SIZES} priority cover />
      ) : null}
      <div className={style.about}>
        <h1 className={style.title} lang={siteLang}>
          {title}
        </h1>
        <p className={style.text} lang={siteLang}>
          {content}
        </p>
        {host.userName === '' ? null : (
          <p className={style.host}>
            <span className={style.face}>
              <Picture src={host.userIcon} suffix={suffix} ratio="1:1" portrait />
            </span>
            <span>
              <b lang={siteLang}>{host.userName}</b>
              {host.duty ? <span lang={siteLang}>{host.duty}</span> : texts.host}
            </span>
          </p>
        )}
        <p className={style.counts}>
          {questionCount > 0 ? <span>{texts.questions(questionCount)}</span> : null}
          {followers > 0 ? <span>{words['count.subscribers'](followers, count(followers))}</span> : null}
        </p>
        <div className={style.tools}>
          {canAsk ? (
            <button type="button" className={style.ask} onClick={open}>
              {texts.ask}
            </button>
          ) : null}
          {askClosed ? <p className={style.closed}>{texts.closed}</p> : null}
          <SubscribeButton name={title} subscribed={isSubscribed} toggle={toggle} />
          <SharePageButton page={shared} />
        </div>
      </div>
      {sheet}
    </header>
  );
}
