import type { BaseComment } from '@touch/api/comments';
import { useEffect, useRef, useState } from 'react';
import style from './CommentsPage.module.css';
import { Prompt } from './Prompt';

/** The way to say something, above the list; once that is scrolled away, at the screen's lower edge. */
export function usePrompts(to: BaseComment | undefined, isOpen: boolean) {
  const above = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!above.current || !isOpen) return;
    const watch = new IntersectionObserver((seen) => {
      const last = seen[seen.length - 1];
      if (last) setPassed(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    watch.observe(above.current);
    return () => watch.disconnect();
  }, [isOpen]);
  if (!isOpen) return { above: null, below: null };
  const about = to ? { to } : {};
  return {
    above: (
      <div ref={above} className={style.above}>
        <Prompt variant="block" {...about} />
      </div>
    ),
    below: passed ? (
      <div className={style.bar} data-bar="room" data-scripted="">
        <Prompt variant="bar" {...about} />
      </div>
    ) : null,
  };
}
