import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { expect, test } from 'vitest';
import { headOf, layoutOf } from './papers.document';
import type { ArticleRow, EditionRow, PageRow } from './papers.store';

const article = (id: number, page: number, areas: number[][] = [[1, 2]]) =>
  ({
    ...{
      id,
      page_id: page,
      version: '5',
      day: '20260103',
      paper: 6,
      number: '02',
      praise: 7,
      click: 8,
      areas,
    },
    doc: {
      ...{
        title: `题${id}`,
        introTitle: '引',
        subtitle: '副',
        attAbstract: '摘',
        source: '源',
        author: '者',
      },
      ...{ editor: '编', collaborator: '协' },
    },
  }) as unknown as ArticleRow;
const address = (page: number) =>
  `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/paperSharePage/20260103/6/${page}.html`;

test('[wire S16] a paper’s article – of a page and a day – has each of its values in its own field', () => {
  expect(headOf(article(3, 4), '9')).toEqual({
    ...{
      fileId: '3',
      siteID: '9',
      version: 5,
      title: '题3',
      introTitle: '引',
      subtitle: '副',
      attAbstract: '摘',
    },
    ...{ source: '源', author: '者', editor: '编', collaborator: '协', publishtime: '2026-01-03 00:00:00.0' },
    ...{ layoutId: '4', layout: '02', discussClosed: 1, articleType: 0, advClosed: 1 },
    ...{
      shareUrl: `${address(4)}?article=3`,
      url: `${address(4)}?article=3`,
      countPraise: '7',
      countClick: '8',
    },
  });
});

test('[wire S15] a page – with its articles and another page’s, of several areas, of none – has its own in their order', () => {
  const edition = { day: '20260103', paper: 6 } as EditionRow;
  const page = {
    ...{
      id: 4,
      number: '02',
      name: '要闻',
      pic_url: '/media/a.jpg',
      pdf_url: '/media/a.pdf',
      width: 10,
      height: 20,
    },
  } as PageRow;
  const rows = [
    article(3, 4, [
      [1, 2],
      [3, 4],
    ]),
    article(5, 9),
    article(7, 4, []),
  ];
  expect(layoutOf(edition, page, rows)).toEqual({
    ...{
      id: 4,
      name: '02 要闻',
      url: address(4),
      picUrl: `${ORIGIN_PLACEHOLDER}/media/a.jpg`,
      width: 10,
      height: 20,
    },
    pdfUrl: `${ORIGIN_PLACEHOLDER}/media/a.pdf`,
    mapping: [
      { mapping: [1, 2], fileId: 3, title: '题3' },
      { mapping: [3, 4], fileId: 3, title: '题3' },
    ],
    list: [
      { title: '题3', shareUrl: `${address(4)}?article=3`, fileId: 3, layoutMapping: { mapping: [1, 2] } },
      { title: '题7', shareUrl: `${address(4)}?article=7`, fileId: 7, layoutMapping: { mapping: [] } },
    ],
  });
  expect(layoutOf(edition, { ...page, name: '' }, []).name).toBe('02');
});
