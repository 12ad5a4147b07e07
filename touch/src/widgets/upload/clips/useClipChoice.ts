import { MAX_CLIP_BYTES } from '@contract/limits';
import type { AttachmentLimits } from '@touch/ui/attachments';
import { type ChangeEvent, useState } from 'react';
import { isClip, isVideo } from './clipFile';
import { useClipTexts } from './texts';

const MEGABYTE = 1_000_000;

interface ClipRoom {
  readonly kind: AttachmentLimits['kind'];
  /** Files that the form takes, and how many more. */
  readonly max: number;
  readonly room: number;
}

/** Checks chosen files: kind, size and number. `wrong` names the problem of the last choice. */
export function useClipChoice({ kind, max, room }: ClipRoom, take: (files: readonly File[]) => void) {
  const texts = useClipTexts();
  const [wrong, setWrong] = useState<string>();
  const isOfKind = kind === 'video' ? (file: File) => isClip(file) && isVideo(file) : isClip;
  const choose = (files: readonly File[]) => {
    const good = files.filter((file) => isOfKind(file) && file.size > 0 && file.size <= MAX_CLIP_BYTES);
    const formatText = kind === 'video' ? texts.videoFormat : texts.clipFormat;
    const isLarge = files.some(({ size }) => size > MAX_CLIP_BYTES);
    const badText = isLarge ? texts.clipTooLarge(MAX_CLIP_BYTES / MEGABYTE) : formatText;
    const mostText = kind === 'video' ? texts.mostVideos(max) : texts.mostClips(max);
    setWrong(good.length < files.length ? badText : good.length > room ? mostText : undefined);
    if (good.length > 0) take(good.slice(0, room));
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // the same file may be chosen again
    target.value = '';
    if (files.length > 0) choose(files);
  };
  const accept = kind === 'video' ? 'video/*' : 'video/*,audio/*';
  return { wrong, forget: () => setWrong(undefined), input: { accept, onChange } };
}
