import type { Reply } from '@contract/comments';
import { AuditStatus, PICTURE_ATTACHMENT } from '@contract/discussCodes';
import { CommentState } from '@platform/discussions/commentState.types';
import type { CommentTarget } from '@platform/discussions/commentTarget.types';
import { cleanLine, cleanWords } from '@platform/html/words';
import { portraitAddress } from '@platform/membership/portraits.rules';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import type { Site } from '@platform/sites/site';
import { wireDate } from '@platform/wire/wireDate';
import type { CommentRow } from './comments.store';

/** Names and pictures of accounts that comment, by account number. */
export type AccountAuthors = ReadonlyMap<number, { readonly name: string; readonly icon: string }>;

const attachmentsOf = (pictures: readonly string[]) =>
  pictures.map((path) => ({ type: PICTURE_ATTACHMENT, url: ORIGIN_PLACEHOLDER + path }));

/** The site's default name and picture for members without their own. */
export interface AuthorDefaults {
  readonly config: {
    readonly siteConfig: {
      readonly discuss: Pick<Site['config']['siteConfig']['discuss'], 'defaultName' | 'defaultIcon'>;
    };
  };
}

/** Wire S8 of a row. Words and names are cleaned once more: rows may be older than a rule, or come in another way. */
export function replyOf(
  row: CommentRow,
  about: CommentTarget,
  speakers: AccountAuthors,
  { config }: AuthorDefaults,
): Reply {
  const { discuss } = config.siteConfig;
  const speaker = speakers.get(row.xy_id);
  const parent = row.parent;
  const parentName = parent ? (speakers.get(parent.xy_id)?.name ?? parent.nickname) : '';
  return {
    id: row.id,
    articleID: row.object_id,
    userID: row.member_id,
    userName: cleanLine(speaker?.name ?? row.nickname) || discuss.defaultName,
    userIcon:
      speaker?.icon ||
      portraitAddress({ id: row.member_id, head: row.head }, ORIGIN_PLACEHOLDER) ||
      discuss.defaultIcon,
    content: cleanWords(row.content),
    created: wireDate(row.created_at),
    countPraise: row.praise,
    countDiscuss: row.discuss,
    parentID: row.parent_id,
    parentUserID: row.parent_member_id,
    sourceType: row.source,
    type: row.type,
    linkID: about.linkID,
    columnCasName: about.columnCasName,
    activityOpt: 0,
    isWonderful: 0,
    xyID: speaker ? row.xy_id : 0,
    longitude: row.longitude,
    latitude: row.latitude,
    location: cleanLine(row.location),
    attachments: attachmentsOf(row.pictures),
    info: {
      articleType: about.articleType,
      articleUrl: about.articleUrl,
      articleUrlPad: about.articleUrlPad,
      parentUser: cleanLine(parentName),
      parentContent: cleanWords(parent?.content ?? ''),
      parentTime: parent ? wireDate(new Date(parent.at)) : '',
      parentAtts: attachmentsOf(parent?.pictures ?? []),
      parentType: 0,
      rssType: about.rssType,
      picSmall: about.picture,
      picMiddle: about.picture,
      picBig: about.picture,
    },
    isOfficial: row.official ? 1 : 0,
    auditStatus: row.state === CommentState.pending ? AuditStatus.pending : AuditStatus.shown,
  };
}
