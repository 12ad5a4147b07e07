import { useEffect, useLayoutEffect } from 'react';

/** Layout effects before the paint in the browser; on the server there is none to wait for. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Distance beyond the viewport at which content is rendered, CSS px. */
export const NEAR_PX = 1500;

export function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -NEAR_PX && top < window.innerHeight + NEAR_PX;
}
