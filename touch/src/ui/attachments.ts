import type { ComponentType } from 'react';

/** An uploaded video or recording. */
export interface SentClip {
  readonly url: string;
  readonly name: string;
  readonly isVideo: boolean;
}

/** Uploaded files that go along with a text. */
export interface Attachments {
  readonly pictures: readonly string[];
  readonly clips: readonly SentClip[];
}

export type MediaState = 'arrived' | 'going' | 'failed';

/** Files of a form that have not arrived: they are on their way, or one failed. */
export interface MediaProblem {
  readonly isGoing: boolean;
  /** In the reader's language. */
  readonly text: string;
}

/** Files that a form takes. */
export interface AttachmentLimits {
  readonly pictures: number;
  readonly clips: number;
  /** Videos alone, or recordings too. */
  readonly kind: 'video' | 'videoOrAudio';
}

export interface MediaFieldsProps {
  readonly attachments: Attachments;
  readonly limits: AttachmentLimits;
  /** The form is being sent: nothing changes. */
  readonly isReadOnly: boolean;
  readonly onChange: (part: Partial<Attachments>) => void;
  /** undefined = all files have arrived. */
  readonly onProblem: (problem: MediaProblem | undefined) => void;
  /** As Visit.needsMember, for the text that the files go along with. */
  readonly needsMember: (action: () => unknown) => void;
}

/** Fields for files. */
export type MediaFields = ComponentType<MediaFieldsProps>;
