import { useWords } from '@touch/locales/words';
import { useModal } from '@touch/ui/sheet/useModal';
import { useRef } from 'react';
import style from './Authorising.module.css';

/** Stands while the messenger's authorisation runs (B4); who closes it reads on meanwhile. */
export function Authorising({ close }: { readonly close: () => void }) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, close, 'page');
  return (
    <dialog ref={dialog} className={style.box} aria-label={words['shell.authorising']} aria-live="polite">
      <i className={style.spinner} aria-hidden="true" />
      <p className={style.text}>{words['shell.authorising']}</p>
    </dialog>
  );
}
