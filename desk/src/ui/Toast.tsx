import {
  UNSTABLE_Toast as AriaToast,
  Button,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import styles from './Toast.module.css';

/** A toast without a fault goes by itself. */
const SHOWN_MS = 5_000;
const queue = new ToastQueue<{ readonly words: string }>({ maxVisibleToasts: 3 });

/** @param isFault stays until it is closed */
export function showToast(words: string, isFault = false): void {
  queue.add({ words }, isFault ? {} : { timeout: SHOWN_MS });
}

export const Toasts = ({ closeLabel }: { readonly closeLabel: string }) => (
  <ToastRegion queue={queue} className={styles.region ?? ''}>
    {({ toast }) => (
      <AriaToast toast={toast} className={styles.toast ?? ''}>
        <ToastContent className={styles.words ?? ''}>
          <Text slot="title">{toast.content.words}</Text>
        </ToastContent>
        <Button slot="close" aria-label={closeLabel} className={styles.close ?? ''}>
          ×
        </Button>
      </AriaToast>
    )}
  </ToastRegion>
);
