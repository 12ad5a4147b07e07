import type { StoryAct, StoryState } from '@contract/newsroomStories';

/** Rights of somebody of the staff on the site. */
export interface StoryRights {
  readonly id: number;
  /** As articles show it. */
  readonly name: string;
  /** Writes stories of their own. */
  readonly write: boolean;
  readonly writeOthers: boolean;
  /** Gives the second signature. */
  readonly edit: boolean;
  /** Gives the third signature. */
  readonly approve: boolean;
  readonly publish: boolean;
  readonly withdraw: boolean;
}

/** A story as far as rights depend on it. */
export interface StoredStory {
  readonly state: StoryState;
  readonly published: boolean;
  readonly owner_id: number;
  readonly signer1: number;
  readonly signer2: number;
}

/** Acts that a state allows, by who may do them. */
export function actsOn(story: StoredStory, who: StoryRights): StoryAct[] {
  const mayWrite = who.writeOthers || (who.write && story.owner_id === who.id);
  const mayPass = passStep(story, who) > 0;
  const acts: (readonly [StoryAct, boolean])[] = [
    ['save', maySave(story, who, mayWrite)],
    ['send', mayWrite && (story.state === 'draft' || (story.state === 'withdrawn' && who.writeOthers))],
    ['pass', mayPass],
    ['return', mayPass],
    ['publish', story.state === 'ready' && who.publish],
    ['change', story.state === 'published' && mayWrite],
    ['withdraw', story.published && who.withdraw],
    ['bin', !story.published && mayWrite && (story.state === 'draft' || story.state === 'withdrawn')],
    ['unbin', story.state === 'binned' && mayWrite],
  ];
  return acts.flatMap(([act, isAllowed]) => (isAllowed ? [act] : []));
}

function maySave(story: StoredStory, who: StoryRights, mayWrite: boolean): boolean {
  if (story.state === 'draft') return mayWrite;
  if (story.state === 'sent' || story.state === 'passed') return passStep(story, who) > 0;
  return (story.state === 'ready' || story.state === 'withdrawn') && who.writeOthers;
}

/** The signature that somebody may give now: no person signs two steps of one round. 0 = none. */
export function passStep({ state, signer1, signer2 }: StoredStory, who: StoryRights): 0 | 2 | 3 {
  if (state === 'sent' && who.edit && signer1 !== who.id) return 2;
  if (state === 'passed' && who.approve && signer1 !== who.id && signer2 !== who.id) return 3;
  return 0;
}

/** State after the author's signature. @param signatures that the site asks for: 1 = a chief alone, 2 = author and chief, 3 */
export function stateAfterSend(signatures: number, { approve }: StoryRights): StoryState {
  if (signatures === 1 && approve) return 'ready';
  return signatures === 3 ? 'sent' : 'passed';
}
