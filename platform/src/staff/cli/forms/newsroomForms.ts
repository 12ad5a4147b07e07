import type { NewsroomForms } from '../command';
import { contentForms } from './contentForms';
import { liveForms } from './liveForms';
import { participationForms } from './participationForms';
import { reviewForms } from './reviewForms';
import { staffForms } from './staffForms';
import { storyForms } from './storyForms';
import { videoForms } from './videoForms';
import { voteForms } from './voteForms';

/** Forms of calls whose declarations do not say it all: words that operators know, columns, a line. */
export const newsroomForms: NewsroomForms = {
  ...staffForms,
  ...reviewForms,
  ...contentForms,
  ...liveForms,
  ...participationForms,
  ...storyForms,
  ...videoForms,
  ...voteForms,
};
