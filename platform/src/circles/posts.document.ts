import type { Moment, Post } from '@contract/circles';
import { PostStatus } from '@contract/participation/codes';
import { MemberState } from '@platform/membership/memberState.types';
import { portraitAddress } from '@platform/membership/portraits.rules';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { wireDate } from '@platform/wire/wireDate';
import { PostState } from './postState.types';

/** Fields of a post that are stored as one document; addresses contain the origin placeholder. */
export type StoredPost = Pick<Post, 'listType' | 'title' | 'content' | 'pics' | 'videos' | 'location'>;

/** A post with its author as they are now. */
export interface PostRow {
  readonly id: number;
  readonly circle_id: number;
  /** 0 = the membership has ended. */
  readonly member_id: number;
  readonly nickname: string | null;
  readonly head: string | null;
  readonly member_state: MemberState | null;
  readonly published_at: Date;
  readonly state: PostState;
  readonly is_top: boolean;
  readonly praise: number;
  readonly discuss: number;
  readonly share: number;
  /** The reader who is a member likes it. */
  readonly is_praised: boolean;
  readonly doc: StoredPost;
}

const bit = (value: boolean) => (value ? 1 : 0);

/** Wire S28 of a post. A membership that is not open shows neither name nor portrait. */
export function postOf(row: PostRow): Post {
  const { id, circle_id, member_id, nickname, head, state, doc } = row;
  const author = row.member_state === MemberState.open ? { id: member_id, head: head ?? '' } : undefined;
  return {
    id,
    circleID: circle_id,
    listType: doc.listType,
    userID: author ? member_id : 0,
    userName: author ? (nickname ?? '') : '',
    userIcon: author ? portraitAddress(author, ORIGIN_PLACEHOLDER) : '',
    title: doc.title,
    content: doc.content,
    pics: doc.pics,
    videos: doc.videos,
    publishtime: wireDate(row.published_at),
    location: doc.location,
    countPraise: row.praise,
    countDiscuss: row.discuss,
    countShare: row.share,
    isTop: bit(row.is_top),
    isPraise: bit(row.is_praised),
    status: state === PostState.shown ? PostStatus.shown : PostStatus.underReview,
    isRefused: bit(state === PostState.rejected),
  };
}

/** Wire S28 of a moment: a post without `circleID`. */
export function momentOf(row: PostRow): Moment {
  const { circleID: _, ...moment } = postOf(row);
  return moment;
}
