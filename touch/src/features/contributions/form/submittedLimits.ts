import { MAX_SUBMITTED_CLIPS, MAX_TIPOFF_PICTURES } from '@contract/limits';
import type { AttachmentLimits } from '@touch/ui/attachments';

/** Files of a tip-off or contribution. */
export const submittedLimits: AttachmentLimits = {
  pictures: MAX_TIPOFF_PICTURES,
  clips: MAX_SUBMITTED_CLIPS,
  kind: 'videoOrAudio',
};
