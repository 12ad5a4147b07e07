import { type ReactNode, useLayoutEffect, useRef } from 'react';
import style from './KeptScreen.module.css';

/** `<Activity>` hides by `display: none`, which drops the layout; browsers without `content-visibility` stay with it. */
function undoDisplayNone(): void {
  if (!CSS.supports('content-visibility', 'hidden')) return;
  for (const frame of document.querySelectorAll<HTMLElement>('[data-aside]')) frame.style.display = '';
}

/**
 * Frame of a screen that is kept alive (A10), the one child of its `<Activity>`. While it is hidden it keeps its layout: coming back
 * costs a quarter less (decision 095).
 */
export function KeptScreen({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const later = useRef<MutationObserver>(undefined);
  useLayoutEffect(() => {
    const element = frame.current;
    later.current?.disconnect();
    delete element?.dataset.aside;
    return () => {
      if (!element) return;
      element.dataset.aside = '';
      // React hides it once more in a later commit
      later.current = new MutationObserver(undoDisplayNone);
      later.current.observe(element, { attributeFilter: ['style'] });
    };
  }, []);
  return (
    <div className={style.kept} ref={frame}>
      {children}
    </div>
  );
}

/** Stands before all kept screens: its effect runs before anything measures the page. @param shown name of the kept screen that is shown */
export function KeepLayouts({ shown }: { readonly shown: string | undefined }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen that is shown
  useLayoutEffect(undoDisplayNone, [shown]);
  return null;
}
