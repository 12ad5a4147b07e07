import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';
import style from './Countdown.module.css';
import { useTexts } from './texts';

const SECOND_MS = 1_000;

/** Time to the start of a live. @param start epoch ms */
export function Countdown({ start }: { readonly start: number }) {
  const texts = useTexts();
  const { now } = useVisit();
  const [left, setLeft] = useState(() => start - now());
  useEffect(() => {
    const tick = () => setLeft(start - now());
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [start, now]);
  if (left <= 0) return <p className={style.countdown}>{texts.startsSoon}</p>;
  const seconds = Math.floor(left / SECOND_MS);
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return (
    <p className={style.countdown} role="timer" suppressHydrationWarning>
      {texts.countdown(Math.floor(seconds / 86_400), clock)}
    </p>
  );
}
