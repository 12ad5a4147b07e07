import { userDetailQuery } from '@touch/api/me';
import { useQuery } from '@touch/api/useQuery';
import { useSubscribed } from '@touch/api/useSubscribed';
import { useMeTexts } from '@touch/features/me/texts';
import { textLanguage } from '@touch/lib/textLanguage';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import { ScreenSkeleton } from '@touch/ui/ScreenSkeleton';
import { SubscribeButton } from '@touch/ui/SubscribeButton';
import { ReportTap } from '@touch/widgets/report/ReportTap';
import { Suspense } from 'react';
import { Portrait } from './Portrait';
import style from './userDetail.module.css';

const Posts = lazyPart(() => import('./Posts').then((part) => part.Posts));

interface OtherProps {
  readonly id: string;
  /** The reader, whose subscription the button shows. */
  readonly who: string;
}

/** A member's public page with their posts (wire n7, g52). */
export function Other({ id, who }: OtherProps) {
  const [words, page] = [useMeTexts(), useWords()];
  const { basePath, siteLang } = useVisit();
  const item = useQuery(userDetailQuery(id, who));
  const member = item.state === 'ready' ? item.value : undefined;
  const { isSubscribed, toggle } = useSubscribed('user', id, member?.isFollow ?? false);
  if (item.state === 'loading') return <ScreenSkeleton />;
  if (item.state === 'failed') return <FailedNotice {...item} heading />;
  if (!member) {
    const link = { text: page['state.toHome'], href: `${basePath}/home.html` };
    return <Notice kind="gone" heading text={words.nobody} link={link} />;
  }
  const name = member.nickname || words.reader;
  const reported = (['nickname', ...(member.head ? (['portrait'] as const) : [])] as const).map((kind) => ({
    kind,
    id,
  }));
  const followers = member.rssCount + Number(isSubscribed) - Number(member.isFollow);
  return (
    <>
      <div className={style.profile}>
        <Portrait src={member.head} name={name} />
        <div className={style.who}>
          <h1 className={style.name} lang={textLanguage(name, siteLang)}>
            {name}
          </h1>
          {followers > 0 ? <p className={style.line}>{words.followers(followers)}</p> : null}
          {member.location ? (
            <p className={style.line} lang={siteLang}>
              {member.location}
            </p>
          ) : null}
          {member.description ? (
            <p className={style.line} lang={textLanguage(member.description, siteLang)}>
              {member.description}
            </p>
          ) : null}
        </div>
        <SubscribeButton name={name} subscribed={isSubscribed} toggle={toggle} />
        <ReportTap subjects={reported} quoted={name} />
      </div>
      <section className={style.content} aria-label={words.posts}>
        <h2 className={style.heading}>{words.posts}</h2>
        <Suspense fallback={<RowSkeleton rows={4} label={words.posts} />}>
          <Posts uid={id} isOwn={false} />
        </Suspense>
      </section>
    </>
  );
}
