import { isThirdQuery, memberInfoQuery } from '@touch/api/me';
import { type Member, useMember } from '@touch/api/member';
import { useQuery } from '@touch/api/useQuery';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useMeTexts } from '@touch/features/me/texts';
import { useWords } from '@touch/locales/words';
import { redirectToMessenger } from '@touch/outside/messenger/messengerRedirect';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { MixedText } from '@touch/ui/MixedText';
import { FailedNotice } from '@touch/ui/QueryState';
import style from './getUserInfo.module.css';

/** The member's data; for a visitor, the ways to log in (F24). */
export function Screen(_: ScreenProps) {
  const texts = useMeTexts();
  const member = useMember();
  return (
    <>
      <ScreenHead title={texts.infoTitle} />
      <div className={style.page}>{member ? <Known key={member.uid} member={member} /> : <Unknown />}</div>
    </>
  );
}

function Known({ member }: { readonly member: Member }) {
  const [words, page] = [useMeTexts(), useWords()];
  const { basePath } = useVisit();
  const info = useQuery(memberInfoQuery(member.uid));
  const third = useQuery(isThirdQuery(member.uid));
  if (info.state === 'failed') return <FailedNotice {...info} />;
  const known = info.state === 'ready' ? info.value : undefined;
  const thirdText =
    third.state === 'ready'
      ? words[third.value.isThird ? 'yes' : 'no']
      : third.state === 'loading'
        ? page['state.loading']
        : undefined;
  const rows = [
    [words.number, member.uid],
    [words.nickname, known?.nickname || member.nickname],
    [words.phone, known ? known.phone || words.noPhone : page['state.loading']],
    // An unknown value is left out; the rows keep their places while they load, for a finger may be on its way to a link below.
    ...(!known ? [[words.points, page['state.loading']]] : known.score ? [[words.points, known.score]] : []),
    ...(thirdText === undefined ? [] : [[words.third, thirdText]]),
  ];
  return (
    <>
      <p className={style.what}>{words.infoWhat}</p>
      <dl className={style.known}>
        {rows.map(([name, value]) => (
          <div key={name} className={style.row}>
            <dt>{name}</dt>
            <dd>
              <MixedText text={value ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      <Ask />
      <a className={style.way} href={`${basePath}/integralShop.html`}>
        {words.toShop}
      </a>
      <a className={style.way} href={`${basePath}/userDetail.html`}>
        {words.toMe}
      </a>
    </>
  );
}

function Unknown() {
  const words = useMeTexts();
  const { basePath } = useVisit();
  return (
    <>
      <p className={style.what}>{words.infoNone}</p>
      <Ask />
      <a
        className={style.way}
        href={`${basePath}/login.html?return=${encodeURIComponent('/getUserInfo.html')}`}
      >
        {words.login}
      </a>
    </>
  );
}

/** The app or the messenger around the page, asked after the reader's own tap (G7). */
function Ask() {
  const [words, page] = [useMeTexts(), useWords()];
  const { config, flags, needsMember } = useVisit();
  const isIn = useMember() !== undefined;
  // the app's own login, where it has one (G8)
  if (flags.inApp && !isIn)
    return (
      <button type="button" className={style.ask} onClick={() => needsMember(() => undefined)}>
        {page['shell.login']}
      </button>
    );
  if (!flags.messenger || config.messenger.appid === '') return null;
  return (
    <button
      type="button"
      className={style.ask}
      onClick={() => redirectToMessenger(config, 'snsapi_userinfo')}
    >
      {words.messenger}
    </button>
  );
}
