import type { Locale } from '@touch/locales/messages';
import type { MediaFieldsProps, MediaState } from '@touch/ui/attachments';
import { useState } from 'react';
import { loadTexts as loadPictureTexts, PicturePicker } from '../PicturePicker';
import { ClipPicker } from './ClipPicker';
import { clipTexts, useClipTexts } from './texts';

/** Texts of all fields for files. */
export const loadTexts = (locale: Locale) =>
  Promise.all([loadPictureTexts(locale), clipTexts.loadTexts(locale)]);

/** Pictures, videos and recordings that go along with a text. */
export function MediaFields(props: MediaFieldsProps) {
  const { attachments, limits, isReadOnly, onChange, onProblem, needsMember } = props;
  const texts = useClipTexts();
  const [, setStates] = useState<Readonly<Record<'pictures' | 'clips', MediaState>>>({
    pictures: 'arrived',
    clips: 'arrived',
  });
  const heard = (part: 'pictures' | 'clips') => (state: MediaState) =>
    setStates((before) => {
      const states = { ...before, [part]: state };
      const all = Object.values(states);
      if (all.includes('failed')) onProblem({ isGoing: false, text: texts.mediaFailed });
      else onProblem(all.includes('going') ? { isGoing: true, text: texts.mediaGoing } : undefined);
      return states;
    });
  return (
    <>
      <PicturePicker
        pictures={attachments.pictures}
        max={limits.pictures}
        onChange={(pictures) => onChange({ pictures })}
        onState={heard('pictures')}
        {...{ isReadOnly, needsMember }}
      />
      <ClipPicker
        clips={attachments.clips}
        max={limits.clips}
        kind={limits.kind}
        onChange={(clips) => onChange({ clips })}
        onState={heard('clips')}
        {...{ isReadOnly, needsMember }}
      />
    </>
  );
}
