import { Icon } from '@touch/ui/Icon';
import { type MouseEvent, useRef, useState } from 'react';
import style from './slide.module.css';

/** Two taps within this time are one double tap, ms. */
const DOUBLE_TAP_MS = 300;

interface SlideTapProps {
  readonly label: string;
  readonly isPaused: boolean;
  readonly toggle: () => void;
  readonly like: () => void;
}

/** The surface of a video: a tap stops and goes on, a double tap likes, with a heart where it fell. */
export function SlideTap({ label, isPaused, toggle, like }: SlideTapProps) {
  const [heart, setHeart] = useState<{ x: number; y: number; at: number }>();
  const lastTap = useRef(-DOUBLE_TAP_MS);
  const tapped = ({ timeStamp, nativeEvent }: MouseEvent) => {
    toggle();
    const isDouble = timeStamp - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = isDouble ? -DOUBLE_TAP_MS : timeStamp;
    if (!isDouble) return;
    setHeart({ x: nativeEvent.offsetX, y: nativeEvent.offsetY, at: timeStamp });
    like();
  };
  return (
    <button type="button" className={style.tap} aria-label={label} onClick={tapped}>
      {isPaused ? (
        <span className={style.icon}>
          <Icon name="play" size={36} filled />
        </span>
      ) : null}
      {heart ? (
        <span key={heart.at} className={style.heart} style={{ left: heart.x, top: heart.y }}>
          <Icon name="like" size={72} filled />
        </span>
      ) : null}
    </button>
  );
}
