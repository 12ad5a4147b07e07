import type { Role } from '@contract/newsroomShapes';

/** Rights of staff on a site. An admin has all of them but `audit` and those over texts, and withdraws articles. */
export type Right =
  | 'stories'
  | 'write'
  | 'writeOthers'
  | 'edit'
  | 'approve'
  | 'publish'
  | 'withdraw'
  | 'columns'
  | 'settings'
  | 'review'
  | 'discussion'
  | 'official'
  | 'preview'
  | 'live'
  | 'videos'
  | 'videoSettings'
  | 'logins'
  | 'sanctions'
  | 'adverts'
  | 'people'
  | 'answers'
  | 'questions'
  | 'accounts'
  | 'circles'
  | 'telling'
  | 'activities'
  | 'shop'
  | 'points'
  | 'votes'
  | 'voters'
  | 'acts'
  | 'audit'
  | 'staff';

const ofEditor = [
  ...([
    'stories',
    'write',
    'writeOthers',
    'edit',
    'withdraw',
    'preview',
    'discussion',
    'live',
    'votes',
  ] as const),
  ...(['people', 'circles', 'activities', 'telling', 'shop', 'videos'] as const),
] as const;

const rightsByRole: Readonly<Record<Role, readonly Right[]>> = {
  /** Writes stories of their own. */
  reporter: ['stories', 'write'],
  /**
   * Writes and signs stories as second, works on articles before readers see them, runs lives, votes, circles, activities and the
   * points shop, publishes videos, writes reporters' dynamics and what is said of leaders, handles tip-offs and contributions.
   */
  editor: ofEditor,
  /** An editor who signs last, and publishes. */
  chief: [...ofEditor, 'approve', 'publish', 'columns'],
  /** Looks after what readers say; sees nothing unreleased, and gives nobody an office's voice. */
  moderator: ['review', 'discussion', 'answers', 'questions', 'sanctions'],
  /** Answers the questions of its own offices; `questions` is the right to those of all. */
  department: ['answers'],
  /** Reads the audit log, and holds no other role (decision 161). */
  auditor: ['audit'],
  admin: [
    'stories',
    'withdraw',
    'columns',
    'settings',
    'review',
    'discussion',
    'official',
    'preview',
    'live',
    'videos',
    'videoSettings',
    'logins',
    'sanctions',
    'adverts',
    'people',
    'answers',
    'questions',
    'accounts',
    'circles',
    'telling',
    'activities',
    'shop',
    'points',
    'votes',
    'voters',
    'acts',
    'staff',
  ],
};

/** Is the person an auditor, who holds no other role (decision 161)? */
export const isAuditor = (roles: readonly AssignedRole[]): boolean =>
  roles.some(({ role }) => role === 'auditor');

/** Site number for all sites, and for acts without a site. */
export const EVERY_SITE = 0;

export interface AssignedRole {
  readonly site: number;
  readonly role: Role;
}

/** True where a role on this site or on every site has the right. */
export const isAllowed = (roles: readonly AssignedRole[], right: Right, site: number): boolean =>
  roles.some(
    (assigned) =>
      (assigned.site === EVERY_SITE || assigned.site === site) && rightsByRole[assigned.role].includes(right),
  );
