import { memberInfoQuery } from '@touch/api/me';
import type { Member } from '@touch/api/member/member';
import { fetchUnreadCount } from '@touch/api/unread';
import { useQuery } from '@touch/api/useQuery';
import { useMeTexts } from '@touch/features/me/texts';
import { cappedCount } from '@touch/lib/cappedCount';
import { onPageRestored } from '@touch/outside/onPageRestored';
import { useVisit } from '@touch/outside/visit';
import { latePart } from '@touch/ui/late/latePart';
import { RowSkeleton } from '@touch/ui/rows/RowSkeleton';
import { Suspense, useEffect, useState } from 'react';
import { Favourites } from './Favourites';
import { Follows } from './Follows';
import { Messages } from './Messages';
import { Portrait } from './Portrait';
import style from './userDetail.module.css';

/** Forms and texts that most visits have no need of. */
const Settings = latePart(() => import('./Settings').then((part) => part.Settings));

/** Its rows are drawn by the part that talks below articles. */
const Comments = latePart(() => import('./Comments').then((part) => part.Comments));

const sections = ['favourites', 'follows', 'comments', 'messages', 'settings'] as const;
type Section = (typeof sections)[number];

/** Where this page was left: whoever comes back from an article is there again. */
let left: { readonly uid: string; readonly section: Section } | undefined;

/** A member's own page: favourites, subscriptions, replies and settings (F24). */
export function Own({ member }: { readonly member: Member }) {
  const words = useMeTexts();
  const { cache, config } = useVisit();
  const { uid } = member;
  const [section, setSection] = useState<Section>(left?.uid === uid ? left.section : 'favourites');
  const [unread, setUnread] = useState(0);
  const info = useQuery(memberInfoQuery(uid));
  const known = info.state === 'ready' ? info.value : undefined;

  useEffect(() => {
    let gone = false;
    // another device may have changed it (A16)
    const look = () => {
      void cache.load(memberInfoQuery(uid));
      void fetchUnreadCount(cache).then((count) => gone || setUnread(count));
    };
    look();
    const end = onPageRestored(look);
    return () => {
      gone = true;
      end();
    };
  }, [cache, uid]);

  const choose = (next: Section) => {
    left = { uid, section: next };
    setSection(next);
  };
  return (
    <>
      <div className={style.profile}>
        <Portrait src={known?.head ?? member.head} />
        <div className={style.who}>
          <h1 className={style.name}>{known?.nickname || member.nickname || words.reader}</h1>
          <p className={style.line}>{known ? known.phone || words.noPhone : '\u00a0'}</p>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a row in Safari 14 */}
      <div role="group" aria-label={words.sections} className={style.sections}>
        {sections.map((one) => (
          <button
            key={one}
            type="button"
            className={style.section}
            aria-pressed={one === section}
            onClick={() => choose(one)}
          >
            {words[`${one}`]}
            {one === 'messages' && unread > 0 ? (
              <>
                <span className={style.unread} aria-hidden="true">
                  {cappedCount(unread, config.countCap)}
                </span>
                <span className="visually-hidden">{words.unread(unread)}</span>
              </>
            ) : null}
          </button>
        ))}
      </div>
      <section className={style.content} aria-label={words[`${section}`]}>
        {section === 'favourites' ? <Favourites uid={uid} /> : null}
        {section === 'follows' ? <Follows uid={uid} /> : null}
        {section === 'comments' ? (
          <Suspense fallback={<RowSkeleton rows={4} label={words.comments} />}>
            <Comments uid={uid} />
          </Suspense>
        ) : null}
        {section === 'messages' ? <Messages uid={uid} read={() => setUnread(0)} /> : null}
        {section === 'settings' ? (
          <Suspense fallback={<RowSkeleton rows={4} label={words.settings} />}>
            <Settings member={member} info={known} />
          </Suspense>
        ) : null}
      </section>
    </>
  );
}
