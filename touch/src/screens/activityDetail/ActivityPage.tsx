import { KindNumber, ShareObjectType } from '@contract/codes';
import { ActivityState } from '@contract/participation/codes';
import type { Activity } from '@touch/api/activity';
import { useDeferredEnd } from '@touch/features/article/useDeferredEnd';
import { plainTitle } from '@touch/lib/text';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Deferred } from '@touch/ui/deferred/Deferred';
import { Picture } from '@touch/ui/Picture';
import { Prose } from '@touch/ui/Prose';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import style from './activityDetail.module.css';
import { deferredParts } from './deferredParts';
import { Facts } from './Facts';
import { Participants } from './Participants';
import { SignUpButton } from './SignUpButton';
import { ACTIVITY_SIZES } from './sizes';
import { useTexts } from './texts';

const stateWords = {
  [ActivityState.notStarted]: 'home.activityNotStarted',
  [ActivityState.running]: 'home.activityNow',
  [ActivityState.ended]: 'home.activityEnded',
} as const;
const isState = (state: number): state is ActivityState => state in stateWords;

export function ActivityPage({ activity }: { readonly activity: Activity }) {
  const texts = useTexts();
  const words = useWords();
  const { config, siteLang } = useVisit();
  const { fileId, attAbstract, content, picBig, activityStatus } = activity;
  const end = useDeferredEnd(deferredParts, 'activity', fileId);
  const title = plainTitle(activity.title);
  const state = isState(activityStatus) ? activityStatus : ActivityState.running;
  const shared = {
    title,
    text: attAbstract,
    picture: picBig,
    objectType: ShareObjectType.activity,
    id: fileId,
    path: `/activityDetail/${fileId}.html`,
    poster: KindNumber.poster.activity,
  };
  return (
    <>
      <article className={style.page}>
        {picBig ? (
          <Picture
            src={picBig}
            suffix={config.xyApi.imageSuffixPath}
            ratio="16:9"
            sizes={ACTIVITY_SIZES}
            priority
            cover
          />
        ) : null}
        <div className={style.about}>
          <p className={state === ActivityState.running ? style.running : style.state}>
            {words[stateWords[state]]}
          </p>
          <h1 className={style.title} lang={siteLang}>
            {title}
          </h1>
          <p className={style.abstract} lang={siteLang}>
            {attAbstract}
          </p>
          <Facts activity={activity} />
          <VoteLink activity={activity} />
          {content ? (
            <section className={style.content}>
              <h2 className={style.heading}>{texts.about}</h2>
              <Prose html={content} lang={siteLang} />
            </section>
          ) : null}
          <Participants fileId={fileId} />
        </div>
        <Deferred {...end} with={{ activity }} />
      </article>
      <div className={style.bar} data-bar="">
        <SignUpButton activity={activity} />
        <SharePageButton page={shared} />
      </div>
    </>
  );
}

/** The vote of an activity whose button is for signing up. */
function VoteLink({ activity: { fileId, signup, voteInfo } }: { readonly activity: Activity }) {
  const texts = useTexts();
  const { basePath, siteLang } = useVisit();
  if (!voteInfo || !signup) return null;
  return (
    <p className={style.vote}>
      <a href={`${basePath}/activityVote/${voteInfo.voteId}/${fileId}.html`}>
        <b lang={siteLang}>{texts.voteName(plainTitle(voteInfo.title))}</b>
        <span>{texts.vote}</span>
      </a>
    </p>
  );
}
