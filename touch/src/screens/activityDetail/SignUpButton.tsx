import { type Activity, activityDetailQuery } from '@touch/api/activity';
import { useMember } from '@touch/api/member';
import { type SignUpState, signUpState } from '@touch/api/signUpState';
import { useQuery } from '@touch/api/useQuery';
import { dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { onPageRestored } from '@touch/outside/onPageRestored';
import { useVisit } from '@touch/outside/visit';
import { useEffect } from 'react';
import style from './activityDetail.module.css';
import { useTexts } from './texts';

/** The sign-up button in each of its states (F27). A member's own state is read after the page is there. */
export function SignUpButton({ activity }: { readonly activity: Activity }) {
  const member = useMember();
  return member ? (
    <OwnButton key={member.uid} activity={activity} uid={member.uid} />
  ) : (
    <Button activity={activity} />
  );
}

function OwnButton({ activity, uid }: { readonly activity: Activity; readonly uid: string }) {
  const { cache } = useVisit();
  const { fileId } = activity;
  const own = useQuery(activityDetailQuery(fileId, uid));
  useEffect(() => {
    // Signed up or withdrawn meanwhile.
    const reload = () => void cache.load(activityDetailQuery(fileId, uid));
    reload();
    return onPageRestored(reload);
  }, [cache, fileId, uid]);
  return <Button activity={own.state === 'ready' ? own.value : activity} />;
}

const links: Partial<Record<SignUpState, (id: string) => string>> = {
  open: (id) => `/activityApply/${id}.html`,
  waits: (id) => `/activityApply/${id}.html`,
  applied: (id) => `/signupdetail.html?fileId=${id}`,
  inApp: () => '/downloadClient.html',
};
const names = {
  open: 'signUp',
  waits: 'waits',
  applied: 'seeApplied',
  notStarted: 'notStarted',
  signUpEnded: 'signUpEnded',
  full: 'full',
  ended: 'ended',
} as const;

function Button({ activity }: { readonly activity: Activity }) {
  const texts = useTexts();
  const words = useWords();
  const { basePath, now } = useVisit();
  const state = signUpState(activity);
  if (state === 'none') return <VoteButton activity={activity} />;
  const when = (date: string) => {
    const at = parseWireDate(date);
    return at === undefined ? '' : dateTimeText(at, now(), words);
  };
  const opens = state === 'notStarted' ? when(activity.startSignTime) : '';
  const closes = state === 'open' || state === 'waits' ? when(activity.endSignTime) : '';
  const hint = opens ? texts.opens(opens) : closes ? texts.closes(closes) : '';
  const { waitingPlace } = activity;
  const name =
    state === 'inApp'
      ? words['shell.useApp']
      : waitingPlace > 0
        ? texts.waitsAt(waitingPlace)
        : texts[names[state]];
  const path = links[state]?.(activity.fileId);
  return (
    <span className={style.action}>
      {path ? (
        <a className={style.button} href={basePath + path}>
          {name}
        </a>
      ) : (
        <button type="button" className={style.button} aria-disabled="true">
          {name}
        </button>
      )}
      {hint ? <span className={style.hint}>{hint}</span> : null}
    </span>
  );
}

/** An activity without sign-up may have a vote. */
function VoteButton({ activity: { fileId, voteInfo } }: { readonly activity: Activity }) {
  const texts = useTexts();
  const { basePath } = useVisit();
  if (!voteInfo) return <span className={style.filler} />;
  return (
    <span className={style.action}>
      <a className={style.button} href={`${basePath}/activityVote/${voteInfo.voteId}/${fileId}.html`}>
        {texts.vote}
      </a>
    </span>
  );
}
