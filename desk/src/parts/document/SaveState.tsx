import { reasonOf } from '@desk/api/callErrors';
import { shownTime } from '@desk/parts/times';
import { useSpeech, useText } from '@desk/texts/useText';
import styles from './document.module.css';
import type { DraftStatus } from './draft';

/** Where the words are: in the browser, on the server, or why not. */
export function SaveState({ status }: { readonly status: DraftStatus }) {
  const say = useText();
  const { language } = useSpeech();
  const { words, isSaving, savedAt, fault } = status;
  const text = () => {
    if (fault !== undefined) return say('unsaved', { reason: reasonOf(fault, say) });
    if (isSaving || words === 'typing') return say('saving');
    if (words === 'local') return say('local');
    return savedAt === '' ? say('opened') : say('saved', { time: shownTime(savedAt, Date.now(), language) });
  };
  return (
    <span
      className={styles.saveState}
      role="status"
      data-words={words}
      data-fault={fault !== undefined || undefined}
    >
      {text()}
    </span>
  );
}
