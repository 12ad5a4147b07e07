import style from './Screens.module.css';

/**
 * `<Activity>` hides a screen by `display: none`, which drops its layout; `content-visibility` keeps it, and coming back costs a quarter
 * less (decision 095). Browsers without it stay with `display: none`.
 */
export function hideWithLayout(): void {
  for (const frame of document.querySelectorAll<HTMLElement>(`.${style.kept}`)) {
    if (frame.style.display !== 'none' || !('contentVisibility' in frame.style)) continue;
    frame.style.display = '';
    frame.style.contentVisibility = 'hidden';
  }
}

let later: MutationObserver | undefined;

/** Ref of a kept screen's frame, the one child of its `<Activity>`: React gives it the element whenever the screen is shown. */
export function keepLayout(frame: HTMLElement | null): void {
  if (!frame) return;
  frame.style.contentVisibility = '';
  // React hides it once more in a later commit
  later ??= new MutationObserver(hideWithLayout);
  later.observe(frame, { attributeFilter: ['style'] });
}
