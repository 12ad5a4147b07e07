import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '../Icon';
import style from './Sheet.module.css';
import { useModal } from './useModal';

interface SheetProps {
  readonly title: string;
  /** Name of the button that closes it. */
  readonly closeText: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A bottom sheet, open while rendered. */
export function Sheet({ title, closeText, close, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useModal(dialog, close);

  const outside = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button
    <dialog ref={dialog} className={style.sheet} aria-labelledby={heading} onClick={outside}>
      <div className={style.inside}>
        <header className={style.head}>
          <h2 id={heading} className={style.title}>
            {title}
          </h2>
          <button type="button" className={style.close} aria-label={closeText} onClick={close}>
            <Icon name="close" size={20} />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
