import type { Role } from '@contract/newsroomShapes';

/** Rights of staff on a site. An admin has all of them. */
export type Right =
  | 'review'
  | 'discussion'
  | 'official'
  | 'preview'
  | 'live'
  | 'logins'
  | 'adverts'
  | 'people'
  | 'accounts'
  | 'votes'
  | 'voters'
  | 'acts'
  | 'staff';

const rightsByRole: Readonly<Record<Role, readonly Right[]>> = {
  /** Works on articles before readers see them, runs lives and votes, writes reporters' dynamics and what is said of leaders. */
  editor: ['preview', 'discussion', 'live', 'people', 'votes'],
  /** Looks after what readers say; sees nothing unreleased, and gives nobody an office's voice. */
  moderator: ['review', 'discussion'],
  admin: [
    'review',
    'discussion',
    'official',
    'preview',
    'live',
    'logins',
    'adverts',
    'people',
    'accounts',
    'votes',
    'voters',
    'acts',
    'staff',
  ],
};

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
