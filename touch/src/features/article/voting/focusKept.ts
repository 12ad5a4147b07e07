import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** What hears where the focus is; goes on the element itself. */
export interface PreservedFocus<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<E>) => void;
}

/**
 * What was pressed leaves together with its part (the ballot, when it was given): whoever goes by keyboard or by ear then stands at
 * the top of the page. The focus stays where it was, on the whole that the new part is in. A reader who left it is left alone.
 */
export function usePreservedFocus<E extends HTMLElement>(): PreservedFocus<E> {
  const ref = useRef<E>(null);
  const isIn = useRef(false);
  // after every drawing: an element that is taken out of the page says nothing of its focus
  useEffect(() => {
    if (isIn.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isIn.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      isIn.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    },
  };
}
