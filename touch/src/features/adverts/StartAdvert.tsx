import { type Advert, fetchStartAdvert } from '@touch/api/adverts';
import { useAdvertCard } from '@touch/api/useAdvertCard';
import { useWords } from '@touch/locales/words';
import { readStored, writeStored } from '@touch/outside/storage';
import { useVisit } from '@touch/outside/visit';
import { AdvertCard } from '@touch/ui/adverts/AdvertCard';
import { Icon } from '@touch/ui/Icon';
import { useModal } from '@touch/ui/sheet/useModal';
import { useEffect, useRef, useState } from 'react';
import style from './StartAdvert.module.css';

/** Session key: one advert opens a visit. */
const SHOWN = 'startAdvert';
/** It closes by itself: reading never waits for an advert. */
const SHOWN_MS = 5000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** The advert that opens a visit (J3), unless the reader has begun to use the page; never in elder mode (C7), minors' mode (K23) or a preview. */
export function StartAdvert() {
  const { cache, flags, preferences } = useVisit();
  const [advert, setAdvert] = useState<Advert>();
  const wanted = !(preferences.elder || preferences.minors || flags.preview || flags.view || flags.cms);
  useEffect(() => {
    if (!wanted || readStored('session', SHOWN) || window.scrollY > 0) return;
    let inUse = false;
    const use = () => {
      inUse = true;
    };
    for (const touch of TOUCHES) window.addEventListener(touch, use, { once: true, passive: true });
    void fetchStartAdvert(cache).then((found) => {
      if (!found || inUse) return;
      writeStored('session', SHOWN, String(found.id));
      setAdvert(found);
    });
    return () => {
      use();
      for (const touch of TOUCHES) window.removeEventListener(touch, use);
    };
  }, [cache, wanted]);
  return advert && wanted ? <Opened advert={advert} close={() => setAdvert(undefined)} /> : null;
}

function Opened({ advert, close }: { readonly advert: Advert; readonly close: () => void }) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const card = useAdvertCard(true);
  useModal(dialog, close, 'page');
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <dialog ref={dialog} className={style.start} aria-label={words['row.advert']}>
      <button type="button" className={style.close} aria-label={words['shell.close']} onClick={close}>
        <Icon name="close" size={22} />
      </button>
      <AdvertCard advert={advert} {...card} />
    </dialog>
  );
}
