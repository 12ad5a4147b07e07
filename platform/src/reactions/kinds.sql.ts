import { ArticleType, KindNumber } from '@contract/codes';
import { PostState } from '@platform/circles/postState.types';
import { shownAccountSql } from '@platform/db/shownAccountSql';
import { shownTo } from '@platform/db/shownQuestionSql';
import { CommentState } from '@platform/discussions/commentState.types';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';

/** Counts that events add to. */
export type Counter = 'click' | 'play' | 'share';

/** An object `x` as the target of comments, in SQL; a kind that takes this from elsewhere has none. */
export interface TargetSql {
  readonly title: string;
  readonly picture: string;
  readonly url: string;
  readonly closed: string;
  /** Absent: the column `discuss`. */
  readonly count?: string;
  /** Absent: news. */
  readonly articleType?: ArticleType;
}

/** Objects that are liked, counted or commented on. Their rows have the columns `praise`, `discuss` and `counters`. */
export interface ReactionKind {
  /** Stands in names of statements. */
  readonly name: string;
  /** Number of its events; absent: it has no likes and no counters. */
  readonly event?: number;
  /** Number of its comments; absent: it has none. */
  readonly source?: number;
  readonly table: string;
  /** SQL condition: readers see the object `x`. Others are neither liked nor counted. */
  readonly shown: string;
  /** Columns of counters. */
  readonly counters?: Readonly<Partial<Record<Counter, string>>>;
  /** Table of the counts, by `article_id`, where the object's own row has none. */
  readonly countTable?: string;
  /** Rows of `countTable` begin with the first count. */
  readonly countsBegin?: boolean;
  /** Refusal of taking a like back, and with it of a second like; absent: both are answered true (H2). */
  readonly final?: string;
  /** Refusal of a like of what readers do not see; absent: it is answered true. */
  readonly absent?: string;
  readonly target?: TargetSql;
}

/** Address of an object's page. @param screen SQL expression */
const page = (screen: string) =>
  `'${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/' || ${screen} || '/' || x.id || '.html'`;
const titleOrContent = `coalesce(nullif(x.doc->>'title', ''), x.doc->>'content')`;
const { event, source } = KindNumber;

/** Every kind whose objects are liked, counted or commented on: a further one is a line here (decision 151). */
export const reactionKinds = {
  article: {
    name: 'article',
    event: event.article,
    source: source.article,
    table: 'articles',
    shown: 'x.status = 1',
    countTable: 'article_counts',
    counters: { click: 'click_real', share: 'share' },
  },
  live: { name: 'live', source: source.live, table: 'lives', shown: 'true' },
  paperArticle: {
    name: 'paperArticle',
    event: event.paperArticle,
    table: 'paper_articles',
    shown: `exists (select 1 from paper_pages g join paper_editions e
      on e.site_id = g.site_id and e.paper_id = g.paper_id and e.day = g.day and e.released
      where g.site_id = x.site_id and g.id = x.page_id)`,
    countTable: 'paper_article_counts',
    countsBegin: true,
    counters: { click: 'click' },
  },
  dynamic: {
    name: 'dynamic',
    event: event.dynamic,
    source: source.dynamic,
    table: 'dynamics',
    shown: `not x.withdrawn and (exists (select 1 from people p
        where p.site_id = x.site_id and p.id = x.person_id and p.kind = 'reporter')
      or exists (select 1 from accounts a where a.site_id = x.site_id and a.id = x.account_id and ${shownAccountSql('a')}))`,
    counters: { share: 'share' },
    target: {
      title: titleOrContent,
      closed: 'false',
      url: page(`'dynamicDetail'`),
      picture: `coalesce(x.doc->'attachments'->'pics'->>0, '')`,
    },
  },
  shortVideo: {
    name: 'shortVideo',
    event: event.shortVideo,
    source: source.shortVideo,
    table: 'short_videos',
    shown: 'not x.withdrawn',
    counters: { play: 'play', share: 'share' },
    target: {
      title: `x.doc->>'title'`,
      picture: `x.doc->>'cover'`,
      url: `x.doc->>'shareUrl'`,
      closed: `x.discuss_closed or coalesce((select (s.doc->>'canDiscuss')::boolean
        from short_video_settings s where s.site_id = x.site_id), true) = false`,
      articleType: ArticleType.video,
    },
  },
  post: {
    name: 'post',
    event: event.post,
    source: source.post,
    table: 'posts',
    counters: { share: 'share' },
    shown: `x.state = ${PostState.shown} and (x.circle_id = 0 or exists (select 1 from circles c
      where c.site_id = x.site_id and c.id = x.circle_id and not c.withdrawn))`,
    target: {
      title: titleOrContent,
      picture: `coalesce(x.doc->'pics'->>0, '')`,
      closed: 'false',
      url: page(`case when x.circle_id > 0 then 'postDetail' else 'friendsCircleDetail' end`),
    },
  },
  activity: {
    name: 'activity',
    event: event.activity,
    source: source.activity,
    table: 'activities',
    shown: 'true',
    target: {
      title: `x.doc->>'title'`,
      picture: `coalesce(x.doc->>'imageUrl', '')`,
      url: page(`'activityDetail'`),
      count: `coalesce((x.doc->>'countDiscuss')::int, 0) + x.discuss`,
      closed: `coalesce((x.detail->>'discussClosed')::int, 1) <> 0`,
    },
  },
  question: {
    name: 'question',
    event: event.question,
    table: 'questions',
    final: '提问的点赞不能取消',
    shown: shownTo('0', 'x'),
  },
  answer: {
    name: 'answer',
    event: event.answer,
    table: 'answers',
    final: '回答的点赞不能取消',
    shown: `exists (select 1 from questions q
      where q.site_id = x.site_id and q.id = x.question_id and ${shownTo('0')})`,
  },
  comment: {
    name: 'comment',
    event: event.comment,
    table: 'comments',
    shown: `x.state = ${CommentState.shown}`,
    final: '评论的点赞不能取消',
    absent: '评论不存在',
  },
} satisfies Record<string, ReactionKind>;

const all: readonly ReactionKind[] = Object.values(reactionKinds);
export const kindOfEvent = (type: number): ReactionKind | undefined =>
  all.find((kind) => kind.event === type);
export const kindOfSource = (number: number): ReactionKind | undefined =>
  all.find((kind) => kind.source === number);
/** Kinds whose objects have comments. */
export const commentedKinds = all.flatMap((kind) =>
  kind.source === undefined ? [] : [{ ...kind, source: kind.source }],
);
/** Kinds whose objects have counters. */
export const countedKinds = all.filter((kind) => kind.counters !== undefined);
