import { useMeTexts } from '@touch/features/me/texts';
import { useWords } from '@touch/locales/words';
import { Sheet } from '@touch/ui/sheet/Sheet';
import style from './userDetail.module.css';

interface ConfirmCancelProps {
  readonly busy: boolean;
  readonly close: () => void;
  readonly confirm: () => void;
}

/** Asks once more before an account is closed. */
export function ConfirmCancel({ busy, close, confirm }: ConfirmCancelProps) {
  const [words, page] = [useMeTexts(), useWords()];
  return (
    <Sheet title={words.cancelSure} closeText={page['shell.close']} close={close}>
      <p className={style.warning}>{words.cancelWhat}</p>
      <div className={style.both}>
        <button type="button" className={style.keep} onClick={close}>
          {page['shell.cancel']}
        </button>
        <button type="button" className={style.submit} aria-disabled={busy} onClick={confirm}>
          {page['shell.confirm']}
        </button>
      </div>
    </Sheet>
  );
}
