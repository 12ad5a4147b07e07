import type { UploadResult } from '@touch/api/uploads';
import type { Upload } from '@touch/outside/calls/uploading';
import { useEffect, useRef, useState } from 'react';
import { type UploadState, usePictureUpload } from './usePictureUpload';

/** A picture that was chosen and has no address yet. */
export interface ChosenPicture {
  readonly id: number;
  readonly file: File;
}

export interface UploadQueue {
  /** The first one is on its way; the others wait, so that each has the whole line. */
  readonly chosen: readonly ChosenPicture[];
  readonly state: UploadState;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: number) => void;
  /** Sends the first one once more. */
  readonly retry: () => void;
}

let count = 0;

/**
 * Several pictures, one after the other (H4). One that fails stays until it is sent again or removed; the others wait behind it.
 * @param post the call that carries one @param sent hears each address
 */
export function useUploadQueue(
  post: (file: Omit<Upload, 'part'>) => Promise<UploadResult>,
  sent: (url: string) => void,
): UploadQueue {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const first = chosen[0];
  const { state, send, cancel, retry } = usePictureUpload(post, (url) => {
    sent(url);
    setChosen((all) => all.slice(1));
  });
  const latestSend = useRef(send);
  latestSend.current = send;
  useEffect(() => {
    if (first) latestSend.current(first.file);
  }, [first]);

  return {
    chosen,
    state,
    retry,
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
