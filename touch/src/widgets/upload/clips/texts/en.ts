import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  addClip: 'Add a video or recording',
  clipGoing: 'Uploading',
  clipArrived: 'Uploaded',
  removeClip: 'Remove',
  clipFailed: 'The upload was interrupted. What was sent is kept.',
  clipAgain: 'Continue',
  clipRefused: 'The file was not accepted. Please choose another one.',
  clipFormat: 'Only videos and recordings can be added',
  clipTooLarge: (n) => `A file has at most ${n} MB`,
  mostClips: (n) => `At most ${n} videos or recordings`,
  addVideo: 'Add a video',
  videoFormat: 'Only a video can be added',
  mostVideos: (n) => (n === 1 ? 'At most one video' : `At most ${n} videos`),
  mediaGoing: 'Files are still being uploaded',
  mediaFailed: 'A file was not uploaded. Try again or remove it.',
};
