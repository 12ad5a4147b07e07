import { MAX_COMMENT_LENGTH } from '@contract/limits';
import { discuss, type Posted, type Words } from '@touch/api/discuss';
import { SHOWN_AT_ONCE } from '@touch/lib/discussing';
import { useWords } from '@touch/locales/words';
import { type Answered, resumable } from '@touch/outside/intention';
import { whenRestored } from '@touch/outside/restored';
import { listenToMember, type Member, memberOn } from '@touch/outside/session/member';
import { whenStored } from '@touch/outside/session/otherTabs';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';
import type { TalkHere } from '../Talk';
import { countOwn } from '../useDiscussCount';
import { hasArrived } from './arrived';
import { draftOf, keepDraft } from './drafts';
import { lackOf, mostOf, refusalOf } from './fate';
import { stand } from './stand';
import { useTalkWords } from './words';

interface Sending {
  readonly busy: boolean;
  /** What is wrong, in words; said at the field. */
  readonly wrong: string | undefined;
  /** Characters at most. */
  readonly most: number;
  readonly send: (words: Words) => void;
  /** Does what only a member may; after a login that leads away the sheet opens again (G11). */
  readonly needsMember: (action: () => unknown) => void;
}

interface Parts {
  readonly here: TalkHere;
  readonly to: Answered | undefined;
  /** Where text and pictures are kept until they are sent. */
  readonly draft: string;
  readonly close: () => void;
}

/** What is on its way, whatever sheet it was sent from. */
const underWay = new Set<string>();

/** Sends what was written, once, as the member who is in or comes in for it (H1, G11). */
export function useSend({ here, to, draft, close }: Parts): Sending {
  const visit = useVisit();
  const { answers, config, locale, toast, now } = visit;
  const [words, page] = [useTalkWords(), useWords()];
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [most, setMost] = useState(MAX_COMMENT_LENGTH);
  const stands = useRef(true);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);

  /** Who wrote what stands here; undefined: a visitor, who is whoever comes in. */
  const writer = useRef(memberOn(config.siteID)?.uid);
  /** He asked to come in for what he wrote: by that login he comes in by whatever name. */
  const comesIn = useRef(false);
  const isOthers = useRef(false);
  const closing = useRef(close);
  closing.current = close;
  useEffect(() => {
    const look = (elsewhere: boolean) => {
      const uid = memberOn(config.siteID)?.uid;
      if (uid === undefined || isOthers.current) return;
      const { current } = writer;
      const isAnother = current !== undefined && current !== uid && (elsewhere || !comesIn.current);
      if (!isAnother) writer.current = uid;
      // what stands here is not his to send
      else {
        isOthers.current = true;
        closing.current();
      }
    };
    // first those who hear of other tabs alone
    const ends = [
      whenStored(() => look(true)),
      whenRestored(() => look(true)),
      listenToMember(() => look(false)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [config.siteID]);

  const tell = (text: string) => (stands.current ? setWrong(text) : toast(text));

  async function arrived({ content, pictures }: Words, member: Member): Promise<void> {
    const underReview = config.auditType !== SHOWN_AT_ONCE;
    // what was written since, in a sheet opened anew, is another text
    const { text, pictures: kept } = draftOf(draft);
    keepDraft(draft, {
      text: text.trim() === content ? '' : text,
      pictures: kept.filter((one) => !pictures.includes(one)),
      sentAt: 0,
    });
    if (stands.current) close();
    toast(underReview ? page['comments.underReview'] : words['talk.sent']);
    if (!underReview) countOwn(visit, here.place, here.counted, 1);
    await stand(answers, here, { content, pictures, member, to, underReview, at: now() });
    // once the new row is drawn
    if (!to) requestAnimationFrame(() => document.querySelector('[data-newest]')?.scrollIntoView());
  }

  /** Nothing is sent twice: what may have arrived is looked for first. What is on its way is marked, should the page not live to hear. */
  async function once(said: Words, by: Member): Promise<Posted> {
    const parentID = to?.id ?? '';
    const { sentAt } = draftOf(draft);
    if (sentAt !== undefined) {
      const before = await hasArrived(answers, { ...said, place: here.place, parentID, sentAt });
      if (before !== false) return { kind: before ? 'posted' : 'network' };
      // looked for so long that another one came in: what is sent now would be his
      if (memberOn(config.siteID)?.uid !== by.uid) return { kind: 'network' };
    }
    keepDraft(draft, { ...draftOf(draft), sentAt: now() });
    const posted = await discuss(answers, here.place, by, said, parentID);
    if (posted.kind === 'refused') keepDraft(draft, { ...draftOf(draft), sentAt: 0 });
    return posted;
  }

  async function sent(said: Words): Promise<void> {
    const by = memberOn(config.siteID);
    if (underWay.has(draft) || !by) return;
    underWay.add(draft);
    setBusy(true);
    setWrong(undefined);
    const posted = await once(said, by);
    underWay.delete(draft);
    if (posted.kind === 'posted') return arrived(said, by);
    setBusy(false);
    setMost(mostOf(posted) ?? most);
    tell(refusalOf(posted, words, page, locale === 'zh'));
  }

  const needsMember = (action: () => unknown) => {
    // the rest of a comment is for its row
    const answered = to
      ? { to: { id: to.id, userName: to.userName, content: to.content, pictures: to.pictures } }
      : {};
    comesIn.current = true;
    const asIn = () => {
      comesIn.current = false;
      // the login may have waited for another one
      if (!isOthers.current) return action();
    };
    visit.needsMember(resumable({ kind: 'write', ...here.place, ...answered }, asIn));
  };

  return {
    ...{ busy, wrong, most, needsMember },
    send: ({ content, pictures }) => {
      if (underWay.has(draft)) return;
      const lack = lackOf(content, most, words, page);
      if (lack) return setWrong(lack);
      needsMember(() => sent({ content: content.trim(), pictures }));
    },
  };
}
