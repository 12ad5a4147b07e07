import { useState } from 'react';
import { AppealSheet } from './AppealSheet';
import { DeleteSheet } from './DeleteSheet';
import type { OwnToolsProps } from './ownToolsProps';
import style from './ownWords.module.css';
import { ownWordsTexts } from './texts';

export const loadTexts = ownWordsTexts.loadTexts;

/** Buttons that open the sheets of one's own words. */
export function OwnButtons({ kind, id, quoted, isRefused, deletable }: OwnToolsProps) {
  const words = ownWordsTexts.useTexts();
  const [open, setOpen] = useState<'appeal' | 'delete'>();
  const close = () => setOpen(undefined);
  const button = (sheet: 'appeal' | 'delete', text: string) => (
    <button type="button" className={style.tool} aria-haspopup="dialog" onClick={() => setOpen(sheet)}>
      {text}
    </button>
  );
  const appeal = isRefused ? button('appeal', words.whyAndAppeal) : null;
  return (
    <>
      {deletable ? (
        <p className={style.tools}>
          {appeal}
          {button('delete', words.delete)}
        </p>
      ) : (
        appeal
      )}
      {open === 'appeal' ? <AppealSheet own={{ kind, id }} quoted={quoted} close={close} /> : null}
      {open === 'delete' && deletable ? (
        <DeleteSheet own={deletable} id={id} quoted={quoted} close={close} />
      ) : null}
    </>
  );
}
