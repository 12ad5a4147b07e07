import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { Controls } from './Controls';

type Props = ComponentProps<typeof Controls>;

/** Comes after the page, and only where the browser has a voice. */
export function ReadAloud(props: Props) {
  const [part, setPart] = useState<{ readonly Controls: ComponentType<Props> }>();
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    // without the part there is no listening, and nothing else is missing
    import('./Controls').then(setPart, () => undefined);
  }, []);
  return part ? <part.Controls {...props} /> : null;
}
