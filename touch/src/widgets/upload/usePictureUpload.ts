import type { UploadResult } from '@touch/api/uploads';
import { useWords } from '@touch/locales/words';
import type { Upload } from '@touch/outside/calls/uploading';
import { useVisit } from '@touch/outside/visit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pictureFormat, shrinkPicture } from './pictureFile';
import { refusalOf } from './refusals';
import { useUploadTexts } from './texts';

/** Where a picture stands on its way. */
export type UploadState =
  | { readonly kind: 'idle' }
  /** `share` 0 to 1. */
  | { readonly kind: 'going'; readonly preview: string; readonly share: number }
  | { readonly kind: 'failed'; readonly preview: string; readonly message: string; readonly again: boolean };

export interface PictureUpload {
  readonly state: UploadState;
  readonly send: (file: File) => void;
  readonly cancel: () => void;
  /** The same picture once more. */
  readonly retry: () => void;
}

const refused = (preview: string, message: string): UploadState => ({
  kind: 'failed',
  preview,
  message,
  again: false,
});

type PostPicture = (file: Omit<Upload, 'part'>) => Promise<UploadResult>;

/** Shrinks and sends a picture; undefined = it was cancelled before anything left. */
async function postPicture(
  file: File,
  post: PostPicture,
  options: Pick<Upload, 'onProgress' | 'signal'>,
): Promise<UploadResult | undefined> {
  const made = await shrinkPicture(file);
  if (options.signal.aborted) return undefined;
  return post({ file: made, fileName: nameOf(file, made), ...options });
}

/**
 * One picture at a time, on its way with its progress (H4): judged, shrunk, sent; cancelled and sent again as the reader likes.
 * @param post the call that carries it @param sent hears the address it has got
 */
export function usePictureUpload(post: PostPicture, sent: (url: string) => void): PictureUpload {
  const [words, page] = [useUploadTexts(), useWords()];
  const { locale } = useVisit();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const now = useRef<{ controller: AbortController; preview: string; file: File }>(undefined);
  const latest = useRef({ post, sent });
  latest.current = { post, sent };

  const end = useCallback(() => {
    now.current?.controller.abort();
    if (now.current) URL.revokeObjectURL(now.current.preview);
    now.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const send = useCallback(
    async (file: File) => {
      end();
      const controller = new AbortController();
      const preview = URL.createObjectURL(file);
      now.current = { controller, preview, file };
      const { signal } = controller;
      const format = await pictureFormat(file);
      if (signal.aborted) return;
      if (!format) {
        end();
        return setState(refused('', words.wrongFormat));
      }
      const onProgress = (share: number) => {
        if (!signal.aborted) setState({ kind: 'going', preview, share });
      };
      onProgress(0);
      try {
        const answer = await postPicture(file, latest.current.post, { onProgress, signal });
        if (!answer || signal.aborted) return;
        if (answer.kind === 'refused')
          return setState(refused(preview, refusalOf(answer.message, words, page, locale)));
        end();
        setState({ kind: 'idle' });
        latest.current.sent(answer.url);
      } catch {
        // the line has said itself that it failed
        if (!signal.aborted) setState({ kind: 'failed', preview, message: words.failed, again: true });
      }
    },
    [end, words, page, locale],
  );

  return {
    state,
    send: (file) => void send(file),
    cancel: () => {
      end();
      setState({ kind: 'idle' });
    },
    retry: () => {
      if (now.current) void send(now.current.file);
    },
  };
}

/** Name of the file to send: a redrawn picture is a JPEG or PNG, whatever its name was. */
function nameOf(file: File, made: Blob): string {
  if (made === file || made.type === file.type) return file.name;
  return file.name.replace(/\.[^.]*$/, made.type === 'image/png' ? '.png' : '.jpg');
}
