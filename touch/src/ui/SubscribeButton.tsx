import { useWords } from '@touch/locales/words';
import style from './SubscribeButton.module.css';

interface SubscribeButtonProps {
  /** Name of the account or column, for screen readers. */
  readonly name: string;
  readonly subscribed: boolean;
  readonly toggle: () => void;
}

/** 订阅, 已订阅 (H3). */
export function SubscribeButton({ name, subscribed, toggle }: SubscribeButtonProps) {
  const words = useWords();
  const text = words[subscribed ? 'home.subscribed' : 'home.subscribe'];
  return (
    <button
      type="button"
      className={subscribed ? style.on : style.off}
      aria-label={`${text} ${name}`}
      onClick={toggle}
    >
      {text}
    </button>
  );
}
