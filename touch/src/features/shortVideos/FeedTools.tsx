import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { SoundButton } from './SoundButton';
import style from './shortVideos.module.css';
import { setSoundKey, useSoundKey } from './soundKey';
import { useTexts } from './texts';

interface FeedToolsProps {
  readonly place: number;
  readonly goTo: (place: number) => void;
}

/** Back and sound above the videos, steps beside them. */
export function FeedTools({ place, goTo }: FeedToolsProps) {
  const texts = useTexts();
  const words = useWords();
  const { flags, navigation, basePath } = useVisit();
  return (
    <>
      <div className={style.tools}>
        {flags.cms ? null : (
          <button
            type="button"
            className={style.tool}
            aria-label={words['shell.back']}
            onClick={() => navigation.backOr(`${basePath}/home.html`)}
          >
            <Icon name="back" />
          </button>
        )}
        <SoundButton />
      </div>
      <div className={style.steps}>
        <button
          type="button"
          className={style.tool}
          aria-label={texts.previous}
          aria-disabled={place === 0}
          onClick={() => goTo(Math.max(0, place - 1))}
        >
          <Icon name="up" />
        </button>
        <button type="button" className={style.tool} aria-label={texts.next} onClick={() => goTo(place + 1)}>
          <Icon name="down" />
        </button>
      </div>
      <SoundKeySwitch />
    </>
  );
}

/** Switches the key M on and off; without a mouse it is seen when the keyboard reaches it. */
function SoundKeySwitch() {
  const texts = useTexts();
  const isOn = useSoundKey();
  return (
    <button
      type="button"
      className={style.key}
      aria-pressed={isOn}
      aria-label={texts.soundKey}
      title={texts.soundKey}
      onClick={() => setSoundKey(!isOn)}
    >
      M
    </button>
  );
}
