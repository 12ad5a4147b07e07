import { useWords } from '@touch/locales/words';
import { useModal } from '@touch/ui/sheet/useModal';
import { useId, useRef } from 'react';
import style from './Overlay.module.css';

interface OverlayProps {
  /** The function that needs a full browser; '' = none is named. */
  readonly why: string;
  /** The messenger's own menu opens the app. */
  readonly opensApp?: boolean;
  readonly close: () => void;
}

/** Over the whole screen: where the messenger's own menu is and what to choose there (B5, B6). */
export function Overlay({ why, opensApp = false, close }: OverlayProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useModal(dialog, close);
  return (
    <dialog ref={dialog} className={style.overlay} aria-labelledby={heading}>
      <svg className={style.arrow} viewBox="0 0 96 96" aria-hidden="true">
        <path
          d="M12 88C20 50 44 26 82 16M60 8l24 7-10 22"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
      </svg>
      <h2 id={heading} className={style.heading}>
        {words[opensApp ? 'shell.openAppInMessenger' : 'shell.openInBrowser']}
      </h2>
      {opensApp ? null : <p>{words['shell.openInBrowserHow']}</p>}
      {why === '' ? null : <p>{why}</p>}
      <button type="button" className={style.close} onClick={close}>
        {words['shell.close']}
      </button>
    </dialog>
  );
}
