import { useMember } from '@touch/api/member';
import { TipoffForm } from '@touch/features/contributions/form/TipoffForm';
import { useFormTexts } from '@touch/features/contributions/form/texts';
import type { LoadMedia } from '@touch/ui/attachments';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { Suspense, useEffect, useRef, useState } from 'react';
import style from './tipoffDetail.module.css';

const loadMedia: LoadMedia = async (locale) =>
  (await import('@touch/widgets/upload/clips/addMedia')).addMedia(locale);

const OwnTipoffs = lazyPart(() => import('./OwnTipoffs').then((part) => part.OwnTipoffs));

/** The form of a tip-off, and a member's own ones below it. */
export function Tell() {
  const [sentCount, setSentCount] = useState(0);
  const [isThanked, setThanked] = useState(false);
  const member = useMember();
  return (
    <>
      <div className={style.form}>
        {isThanked ? (
          <Thanks again={() => setThanked(false)} />
        ) : (
          <TipoffForm
            loadMedia={loadMedia}
            onSent={() => {
              setThanked(true);
              setSentCount((count) => count + 1);
            }}
          />
        )}
      </div>
      {member ? (
        <Suspense fallback={null}>
          <OwnTipoffs key={member.uid} uid={member.uid} sentCount={sentCount} />
        </Suspense>
      ) : null}
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
        {texts.received}
      </h2>
      <p>{texts.receivedText}</p>
      <button type="button" className={style.again} onClick={again}>
        {texts.tellMore}
      </button>
    </div>
  );
}
