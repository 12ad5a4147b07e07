import { useMember } from '@touch/api/member/member';
import { tipoffMineQuery } from '@touch/api/telling/telling';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import type { LoadPickers } from '@touch/features/telling/form/attachments';
import { TipoffForm } from '@touch/features/telling/form/TipoffForm';
import { useFormTexts } from '@touch/features/telling/form/texts';
import { tipoffState } from '@touch/features/telling/StateBadge';
import { SubmittedRows } from '@touch/features/telling/SubmittedRows';
import { useTellingTexts } from '@touch/features/telling/texts';
import { useEffect, useRef, useState } from 'react';
import style from './tipoffDetail.module.css';

const loadPickers: LoadPickers = async (locale) => {
  const [{ addPictures }, { addClips }] = await Promise.all([
    import('@touch/features/upload/comments/addPictures'),
    import('@touch/features/upload/clips/addClips'),
  ]);
  const [AddPictures, AddClips] = await Promise.all([addPictures(locale), addClips(locale)]);
  return { AddPictures, AddClips };
};

/** The form of a tip-off, and a member's own ones below it. */
export function Tell() {
  const [toldCount, setToldCount] = useState(0);
  const [isThanked, setThanked] = useState(false);
  const member = useMember();
  return (
    <>
      <div className={style.form}>
        {isThanked ? (
          <Thanks again={() => setThanked(false)} />
        ) : (
          <TipoffForm
            loadPickers={loadPickers}
            told={() => {
              setThanked(true);
              setToldCount((count) => count + 1);
            }}
          />
        )}
      </div>
      {member ? <OwnTipoffs key={member.uid} uid={member.uid} toldCount={toldCount} /> : null}
    </>
  );
}

/** The tip-off is stored. The form was removed with the focus, so this takes it. */
function Thanks({ again }: { readonly again: () => void }) {
  const texts = useFormTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={style.thanks} role="status">
      <h2 ref={heading} className={style.thanksHead} tabIndex={-1}>
        {texts.told}
      </h2>
      <p>{texts.toldText}</p>
      <button type="button" className={style.again} onClick={again}>
        {texts.tellMore}
      </button>
    </div>
  );
}

interface OwnTipoffsProps {
  readonly uid: string;
  /** Tip-offs sent from this page: each reloads the list. */
  readonly toldCount: number;
}

function OwnTipoffs({ uid, toldCount }: OwnTipoffsProps) {
  const texts = useTellingTexts();
  const query = tipoffMineQuery(uid);
  const list = useListQuery(query);
  const { refresh } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tip-off that was sent stands on top
  useEffect(() => void refresh(), [refresh, toldCount]);
  return (
    <section>
      <h2 className={style.heading}>{texts.ownTipoffs}</h2>
      <InfiniteList list={list} name={query.key} empty={texts.noTipoffs}>
        {(rows) => (
          <SubmittedRows rows={rows} screen="tipoffDetail" stateOf={tipoffState} unnamed={texts.tipoff} />
        )}
      </InfiniteList>
    </section>
  );
}
