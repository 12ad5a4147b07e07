import type { Sent } from '@touch/api/uploads';
import type { Upload } from '@touch/outside/uploading';
import { useEffect, useRef, useState } from 'react';
import { type Going, usePictureUpload } from './usePictureUpload';

/** A picture that was chosen and has no address yet. */
export interface Chosen {
  readonly id: number;
  readonly file: File;
}

export interface Queue {
  /** The first one is on its way; the others wait, so that each has the whole line. */
  readonly chosen: readonly Chosen[];
  readonly going: Going;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: number) => void;
  /** Sends the first one once more. */
  readonly again: () => void;
}

let count = 0;

/**
 * Several pictures, one after the other (H4). One that fails stays until it is sent again or removed; the others wait behind it.
 * @param post the call that carries one @param sent hears each address
 */
export function useChosen(
  post: (file: Omit<Upload, 'part'>) => Promise<Sent>,
  sent: (url: string) => void,
): Queue {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const first = chosen[0];
  const { going, send, cancel, again } = usePictureUpload(post, (url) => {
    sent(url);
    setChosen((all) => all.slice(1));
  });
  const way = useRef(send);
  way.current = send;
  useEffect(() => {
    if (first) way.current(first.file);
  }, [first]);

  return {
    ...{ chosen, going, again },
    add: (files) => {
      const fresh = files.map((file) => {
        count += 1;
        return { id: count, file };
      });
      setChosen((all) => [...all, ...fresh]);
    },
    remove: (id) => {
      if (first?.id === id) cancel();
      setChosen((all) => all.filter((one) => one.id !== id));
    },
  };
}
