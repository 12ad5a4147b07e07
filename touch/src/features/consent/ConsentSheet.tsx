import { giveConsent } from '@touch/api/consent';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import style from './consent.module.css';
import { TextLinks } from './TextLinks';
import { useConsentTexts } from './texts';

interface ConsentSheetProps {
  readonly uid: string;
  readonly version: string;
  /** The member agreed to earlier texts. */
  readonly changed: boolean;
  readonly close: () => void;
}

/** Asks a member for consent to texts that are new to them; the page stays as it is behind it (K22). */
export function ConsentSheet({ uid, version, changed, close }: ConsentSheetProps) {
  const [words, page] = [useConsentTexts(), useWords()];
  const { cache } = useVisit();
  const lost = page['state.networkError'];
  const { busy, problem, submit } = useSubmit(
    async () => {
      if (!(await giveConsent(cache, uid, version, 'again'))) return lost;
      close();
    },
    { lost },
  );
  return (
    <Sheet title={words[changed ? 'changed' : 'confirm']} closeText={page['shell.close']} close={close}>
      <p className={style.what}>{words.why}</p>
      <TextLinks />
      <p className={style.wrong} role="alert">
        {problem}
      </p>
      <div className={style.both}>
        <button type="button" className={style.later} onClick={close}>
          {words.later}
        </button>
        <button type="button" className={style.agree} aria-disabled={busy} onClick={() => submit()}>
          {words.agree}
        </button>
      </div>
    </Sheet>
  );
}
