import { watchNear } from '@touch/ui/deferred/watchNear';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { heightOf, rememberHeight } from './heights';
import { isNear, NEAR_PX, useBeforePaint } from './nearViewport';

interface ChunkProps {
  /** Key of the list it belongs to. */
  readonly list: string;
  readonly index: number;
  readonly children: () => ReactNode;
}

/** One page of a long list. Far from the viewport it is a blank of its own height: a thousand rows stay a few hundred elements (E3). */
export function Chunk({ list, index, children }: ChunkProps) {
  const box = useRef<HTMLDivElement>(null);
  const [blank, setBlank] = useState<number | undefined>(() =>
    typeof window === 'undefined' || index === 0 ? undefined : heightOf(list, index),
  );

  // Coming back, the place is restored after this effect and before the paint: then it is known which chunks are seen.
  useBeforePaint(() => {
    if (blank === undefined) return;
    queueMicrotask(() => {
      if (box.current && isNear(box.current)) flushSync(() => setBlank(undefined));
    });
  }, []);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    return watchNear(element, NEAR_PX, (near) => {
      if (near) return setBlank(undefined);
      // A chunk that contains the focus stays.
      if (element.contains(document.activeElement)) return;
      const { height } = element.getBoundingClientRect();
      rememberHeight(list, index, height);
      if (height > 0) setBlank(height);
    });
  }, [list, index]);

  useEffect(() => {
    const element = box.current;
    if (!element || blank !== undefined) return;
    const observer = new ResizeObserver(() =>
      rememberHeight(list, index, element.getBoundingClientRect().height),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, index, blank]);

  return (
    <div ref={box} style={blank === undefined ? undefined : { height: blank }}>
      {blank === undefined ? children() : null}
    </div>
  );
}
