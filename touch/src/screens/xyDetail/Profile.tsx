import { ShareObjectType } from '@contract/codes';
import type { AccountProfile } from '@touch/api/accounts';
import { followedAccountsQuery } from '@touch/api/followed';
import { useFollowerId, useReloadedQuery, useSubscribed } from '@touch/api/useSubscribed';
import { countText } from '@touch/lib/counts';
import { textLanguage } from '@touch/lib/textLanguage';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { SubscribeButton } from '@touch/ui/SubscribeButton';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { BANNER_SIZES } from './bannerSizes';
import { Channels } from './Channels';
import style from './Profile.module.css';
import { useTexts } from './texts';

interface ProfileProps {
  readonly account: AccountProfile;
}

/** Banner, icon, name and description of an account. The served page is everybody's: the reader's own state loads after it (H3). */
export function Profile({ account }: ProfileProps) {
  const follower = useFollowerId();
  return follower === undefined ? (
    <Card account={account} known={false} />
  ) : (
    <OfFollower key={follower} account={account} follower={follower} />
  );
}

function OfFollower({ account, follower }: ProfileProps & { readonly follower: string }) {
  const followed = useReloadedQuery(followedAccountsQuery([account.xyID], follower));
  return (
    <Card account={account} known={followed.state === 'ready' && followed.value.includes(account.xyID)} />
  );
}

function Card({ account, known }: ProfileProps & { readonly known: boolean }) {
  const { config, flags, siteLang } = useVisit();
  const { xyID, topic, description, icon, banner, tag } = account;
  const { isSubscribed, toggle } = useSubscribed('account', xyID, known);
  const suffix = config.xyApi.imageSuffixPath;
  const page = {
    path: `/xyDetail/${xyID}.html`,
    title: topic,
    text: description,
    picture: icon,
    objectType: ShareObjectType.accountArticle,
    isAccount: true as const,
    id: String(xyID),
  };
  return (
    <header className={style.profile}>
      {banner ? (
        <div className={style.banner}>
          <Picture src={banner} suffix={suffix} ratio="5:2" sizes={BANNER_SIZES} priority cover />
        </div>
      ) : null}
      <div className={style.card}>
        <div className={banner ? style.raised : style.icon}>
          <Picture src={icon} suffix={suffix} ratio="1:1" portrait priority />
        </div>
        <div className={style.names}>
          <h1 className={style.name} lang={textLanguage(topic, siteLang)}>
            {topic}
          </h1>
          {tag ? (
            <span className={style.tag} lang={siteLang}>
              {tag}
            </span>
          ) : null}
        </div>
        {description ? (
          <p className={style.description} lang={textLanguage(description, siteLang)}>
            {description}
          </p>
        ) : null}
        <div className={style.line}>
          {/* the reader counts at once, before the platform counts again */}
          <Counts account={account} change={Number(isSubscribed) - Number(known)} />
          {flags.cms ? null : (
            <span className={style.tools}>
              <SubscribeButton name={topic} subscribed={isSubscribed} toggle={toggle} />
              <SharePageButton page={page} />
            </span>
          )}
        </div>
        <Channels account={account} />
      </div>
    </header>
  );
}

function Counts({ account, change }: ProfileProps & { readonly change: number }) {
  const words = useWords();
  const texts = useTexts();
  const { config } = useVisit();
  const followers = account.rssCount + change;
  const written = (count: number) => countText(count, { style: config.countStyle, words });
  return (
    <p className={style.counts}>
      {followers > 0 ? <span>{words['count.subscribers'](followers, written(followers))}</span> : null}
      {account.articleCount > 0 ? (
        <span>{texts.articleCount(account.articleCount, written(account.articleCount))}</span>
      ) : null}
    </p>
  );
}
