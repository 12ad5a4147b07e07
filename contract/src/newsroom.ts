import { activityCalls } from './newsroomActivities';
import { advertCalls } from './newsroomAdverts';
import { appealCalls } from './newsroomAppeals';
import { articleCalls } from './newsroomArticles';
import { auditCalls } from './newsroomAudit';
import { circleCalls } from './newsroomCircles';
import { commentCalls } from './newsroomComments';
import { fileCalls } from './newsroomFiles';
import { liveCalls } from './newsroomLives';
import { paperCalls } from './newsroomPapers';
import { peopleCalls } from './newsroomPeople';
import { questionCalls } from './newsroomQuestions';
import { reportCalls } from './newsroomReports';
import { sanctionCalls } from './newsroomSanctions';
import { setupCalls } from './newsroomSetup';
import { shopCalls } from './newsroomShop';
import { actCalls, loginCalls, signingInCalls, staffCalls } from './newsroomStaff';
import { storyCalls } from './newsroomStories';
import { tellingCalls } from './newsroomTelling';
import { videoCalls } from './newsroomVideos';
import { voteCalls } from './newsroomVotes';

export const NEWSROOM = '/newsroom';

/** Every call of the newsroom. */
export const newsroom = {
  ...signingInCalls,
  ...setupCalls,
  ...commentCalls,
  ...articleCalls,
  ...storyCalls,
  ...paperCalls,
  ...liveCalls,
  ...voteCalls,
  ...loginCalls,
  ...sanctionCalls,
  ...reportCalls,
  ...appealCalls,
  ...advertCalls,
  ...peopleCalls,
  ...questionCalls,
  ...circleCalls,
  ...tellingCalls,
  ...activityCalls,
  ...shopCalls,
  ...actCalls,
  ...auditCalls,
  ...fileCalls,
  ...videoCalls,
  ...staffCalls,
} as const;
