import * as v from 'valibot';
import { Advert } from './adverts';
import { ALL, KindNumber } from './codes';
import { Content } from './content';
import { callerClaims, id, integer, paging, text } from './fields';
import { Item, Related } from './item';
import { PAGE_SIZE } from './limits';
import { Module } from './modules';
import { read } from './operation';
import { bool, int, listOf, str } from './wireValues';

const articleId = { articleId: ['articleID', 'id', 'fileId'] };
const columnId = { columnId: ['columnID', 'colID', 'columnid'] };
const ofColumn = { columnId: id(), ...paging, adv: text(''), columnStyle: text('') };

/** A page of a column; carousel and modules stand on the first page only (wire W12). */
export const ArticlePage = v.object({
  carousel: v.array(Item),
  list: v.array(Item),
  modules: v.array(Module),
  adv: v.array(Advert),
  hasMore: bool,
});
export type ArticlePage = v.InferOutput<typeof ArticlePage>;

export const TopModule = v.object({ cmDisplayStyle: int, list: v.array(Item) });
export type TopModule = v.InferOutput<typeof TopModule>;

/** The page as the specification reads it. */
export const ArticlePageNew = v.object({
  ...ArticlePage.entries,
  topModule: TopModule,
  liveArticles: v.array(Item),
});
export type ArticlePageNew = v.InferOutput<typeof ArticlePageNew>;

export const getArticles = read({
  name: 'getArticles',
  row: 'g4',
  uncalled: true,
  spellings: columnId,
  input: v.object(ofColumn),
  output: ArticlePage,
});

export const getArticlesNew = read({
  name: 'getArticlesNew',
  row: 'g5',
  spellings: columnId,
  input: v.object(ofColumn),
  output: ArticlePageNew,
});

export const getArticleContent = read({
  name: 'getArticleContent',
  row: 'g8',
  absent: 'empty',
  spellings: articleId,
  input: v.object({ articleId: id(), colID: id(0) }),
  output: Content,
});

/** @param ticket short-lived preview pass issued at the desk. */
export const getArticleContentUnrelease = read({
  name: 'getArticleContentUnrelease',
  row: 'g9',
  personal: true,
  absent: 'missing',
  spellings: articleId,
  input: v.object({ articleId: id(), colID: id(0), ticket: text('') }),
  output: Content,
});

export const myArticleContent = read({
  name: 'myArticleContent',
  row: 'g10',
  uncalled: true,
  personal: true,
  absent: 'empty',
  spellings: articleId,
  input: v.object({ articleId: id(), ...callerClaims }),
  output: Content,
});

/** Counts of an article or a live. */
export const Counts = v.object({
  fileId: int,
  countClick: int,
  countPraise: int,
  countShare: int,
  countDiscuss: int,
});
export type Counts = v.InferOutput<typeof Counts>;

/** Wire W6: answer of a count call for an unknown article, with status 0. */
export const Failure = v.object({ success: v.literal(false), errorInfo: str, results: v.array(v.unknown()) });
export type Failure = v.InferOutput<typeof Failure>;

export const getArticleCounts = read({
  name: 'getArticleCounts',
  row: 'g12',
  uncalled: true,
  spellings: articleId,
  input: v.object({ articleId: id() }),
  output: v.union([Counts, Failure]),
});

export const counts = read({
  name: 'counts',
  row: 'x9',
  spellings: { id: ['articleId', 'articleID'], source: ['sourceType'] },
  input: v.object({ id: id(), source: integer(KindNumber.source.article) }),
  output: v.union([Counts, Failure]),
});

export const getRelArticles = read({
  name: 'getRelArticles',
  row: 'g49',
  uncalled: true,
  spellings: articleId,
  input: v.object({ articleId: id() }),
  output: v.object({ list: v.array(Related) }),
});

export const articleHot = read({
  name: 'articleHot',
  row: 'g45',
  input: v.object({ hours: integer(24, { min: 1, max: 720 }), ...paging }),
  output: listOf(Item),
});

export const recommendList = read({
  name: 'recommendList',
  row: 'g58',
  uncalled: true,
  personal: true,
  input: v.object({ columnId: id(0), articleId: id(0), ...callerClaims, ...paging }),
  output: listOf(Item),
});

export const tagScreenArticles = read({
  name: 'tagScreenArticles',
  row: 'g56',
  absent: 'missing',
  input: v.object({ tagId: id(), ...paging }),
  output: v.object({ tag: v.object({ id: int, name: str }), list: v.array(Item), hasMore: bool }),
});

/** One part of a topic with its first articles. */
export const TopicPart = v.object({
  columnId: int,
  columnName: str,
  columnStyle: str,
  list: v.array(Item),
  hasMore: bool,
});
export type TopicPart = v.InferOutput<typeof TopicPart>;

export const getSubSpecialArticles = read({
  name: 'getSubSpecialArticles',
  row: 'g57',
  spellings: columnId,
  input: v.object({ columnId: id(), ...paging }),
  output: v.object({ list: v.array(TopicPart) }),
});

export const getLiveArticles = read({
  name: 'getLiveArticles',
  row: 'x14',
  spellings: columnId,
  input: v.object({ columnId: id(0), ...paging }),
  output: listOf(Item),
});

/** Image sets, newest first; column 0 = all columns. */
export const getImageArticles = read({
  name: 'getImageArticles',
  row: 'n21',
  spellings: columnId,
  input: v.object({ columnId: id(0), ...paging }),
  output: listOf(Item),
});

/** A member's pieces. */
export const articleList = read({
  name: 'articleList',
  row: 'o7',
  uncalled: true,
  service: 'nis',
  path: '/article/articleList',
  method: 'POST',
  encoding: 'json',
  input: v.object({ userID: id(0), type: integer(ALL), ...paging }),
  output: v.object({
    list: v.array(Item),
    carousel: v.array(Item),
    topModule: v.union([TopModule, v.strictObject({})]),
    liveArticles: v.array(Item),
    hasMore: bool,
  }),
});

/** One installation's own list, read by a widely used feed generator; keys as recorded (wire x27). */
export const jyArticles = read({
  name: 'jyArticles',
  row: 'x27',
  path: '/jy/getArticles',
  input: v.object({ nodeid: id(), page: paging.page, pagesize: integer(PAGE_SIZE) }),
  output: v.object({
    artiles: v.array(
      v.object({
        TITLE: str,
        PICLINKS: str,
        ABSTRACT: str,
        PUBTIME: str,
        PUBURL: str,
        NODENAME: str,
      }),
    ),
  }),
});
