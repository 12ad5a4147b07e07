import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Props of the element that keeps the focus. */
export interface PreservedFocus<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<E>) => void;
}

/**
 * Keeps the focus when a pressed button disappears with its part, as the ballot does after voting: otherwise keyboard and screen
 * reader users would be sent to the top of the page. The focus moves to the element around, unless the reader has left it.
 */
export function usePreservedFocus<E extends HTMLElement>(): PreservedFocus<E> {
  const ref = useRef<E>(null);
  const isIn = useRef(false);
  // After every render: a removed element sends no blur event.
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
