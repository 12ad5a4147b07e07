import { type MemberInfo, memberInfoQuery } from '@touch/api/me';
import type { Member } from '@touch/api/member';
import { fetchUnreadCount } from '@touch/api/unread';
import { useQuery } from '@touch/api/useQuery';
import { useMeTexts } from '@touch/features/me/texts';
import { textLanguage } from '@touch/lib/textLanguage';
import { onPageRestored } from '@touch/outside/onPageRestored';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';
import { OwnLinks } from './OwnLinks';
import { Portrait } from './Portrait';
import { SectionBar } from './SectionBar';
import { SectionContent } from './SectionContent';
import { type Section, sectionIn, withSection } from './sections';
import style from './userDetail.module.css';

interface OwnProps {
  readonly member: Member;
  readonly query: URLSearchParams;
}

/** A member's own page: favourites, subscriptions, replies and settings (F24). The address names the section. */
export function Own({ member, query }: OwnProps) {
  const { cache } = useVisit();
  const { uid } = member;
  const [section, setSection] = useState<Section>(() => sectionIn(query));
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
    setSection(next);
    const { pathname, search } = window.location;
    // In place: the page stays, a reload and the way back find the section.
    window.history.replaceState(window.history.state, '', pathname + withSection(search, next));
  };
  return (
    <>
      <Profile member={member} info={known} />
      <OwnLinks info={known} />
      <SectionBar shown={section} unread={unread} choose={choose} />
      <SectionContent section={section} member={member} info={known} read={() => setUnread(0)} />
    </>
  );
}

function Profile({ member, info }: { readonly member: Member; readonly info: MemberInfo | undefined }) {
  const words = useMeTexts();
  const { siteLang } = useVisit();
  const name = info?.nickname || member.nickname;
  return (
    <div className={style.profile}>
      <Portrait src={info?.head ?? member.head} name={name} />
      <div className={style.who}>
        <h1 className={style.name} lang={name ? textLanguage(name, siteLang) : undefined}>
          {name || words.reader}
        </h1>
        <p className={style.line}>{info ? info.phone || words.noPhone : '\u00a0'}</p>
      </div>
    </div>
  );
}
