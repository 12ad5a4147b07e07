import { setupCalls } from '@contract/newsroomSetup';
import { signingInCalls } from '@contract/newsroomStaff';
import { storyCalls } from '@contract/newsroomStories';

/** Calls that the desk makes. */
export const newsroom = { ...signingInCalls, ...setupCalls, ...storyCalls } as const;
