import style from './shortVideos.module.css';
import { setSound, useSound } from './sound';
import { useTexts } from './texts';

/** One switch for all videos; it shows the state it is in and says what a tap does. */
export function SoundButton() {
  const texts = useTexts();
  const isOn = useSound() === 'on';
  return (
    <button
      type="button"
      className={style.tool}
      aria-label={isOn ? texts.soundOff : texts.soundOn}
      onClick={() => setSound(isOn ? 'off' : 'on')}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          d={
            isOn
              ? 'M4 10v4h3.500L12 18V6L7.500 10zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11'
              : 'M4 10v4h3.500L12 18V6L7.500 10zM15.500 9.500l5 5M20.500 9.500l-5 5'
          }
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
