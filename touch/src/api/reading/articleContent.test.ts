import { describe, expect, test } from 'vitest';
import { readContent } from './articleContent';

describe('an article from the wire', () => {
  test.each([['empty'], [{}], [null], [undefined], [[]], [{ fileId: '' }], [{ fileId: 'abc' }]])(
    '[wire S2] %j is none',
    (data) => {
      expect(readContent(data)).toBeUndefined();
    },
  );

  test('[wire W14] ids and counts come as text or number, unset ones as nothing', () => {
    const article = readContent({
      fileId: 345,
      columnID: -2147483648,
      colID: '12',
      countPraise: '7',
      countClick: 70,
      discussClosed: '1',
      shareClosed: null,
      linkID: -2147483648,
    });
    expect(article).toMatchObject({
      fileId: '345',
      columnID: 12,
      countPraise: 7,
      countClick: 70,
      discussClosed: 1,
      shareClosed: 0,
      linkID: 0,
      title: '',
      pictures: [],
      related: [],
    });
  });

  test('[wire S2] pictures and videos are those of group 0; what cannot be read costs only itself', () => {
    const picture = { ref: '<!--IMAGEARRAY#0-->', imageUrl: '/a.jpg', summary: 's', width: '3', height: 2 };
    const article = readContent({
      fileId: '1',
      content: '<p>x</p>',
      images: [{ imagearray: [picture, 'broken', { ...picture, imageUrl: '' }] }, { imagearray: [picture] }],
      videos: [{ videoarray: [{ ref: '<!--VIDEOARRAY#0-->', videoUrl: '/a.mp4' }] }],
      widgets: 'none',
      tags: [{ id: 3, name: '水利' }, 7],
    });
    expect(article?.pictures).toEqual([{ ...picture, width: 3 }]);
    expect(article?.leadVideo?.videoUrl).toBe('/a.mp4');
    expect(article?.tags).toEqual([{ id: '3', name: '水利' }]);
  });

  test('[F6] a video that the body has a place for does not lead', () => {
    const ref = '<!--VIDEOARRAY#0-->';
    const videos = [{ videoarray: [{ ref, videoUrl: '/a.mp4' }] }];
    expect(readContent({ fileId: '1', content: `<p>x</p>${ref}`, videos })?.leadVideo).toBeUndefined();
  });

  test('[wire S3] a related row’s length is read from its clock', () => {
    const article = readContent({
      fileId: '1',
      related: [
        { fileId: 2, title: 't', vTime: '00:01:23', 'columnIcon ': '', 'columnRssCount ': 0, picB: '/p.jpg' },
      ],
    });
    expect(article?.related).toMatchObject([{ fileId: '2', duration: 83, pictures: ['/p.jpg'] }]);
  });

  test('[D5] the editor comes under either of its names', () => {
    expect(readContent({ fileId: '1', edittername: '方既明' })?.credits).toEqual([
      { role: 'editor', names: '方既明' },
    ]);
    expect(readContent({ fileId: '1', edittername: 'a', editor: 'b' })?.credits).toEqual([
      { role: 'editor', names: 'b' },
    ]);
  });

  test('[F21] only a link leads out', () => {
    expect(readContent({ fileId: '1', articleType: 4, url: 'https://a.example/' })?.target).toBe(
      'https://a.example/',
    );
    expect(readContent({ fileId: '1', articleType: 0, url: 'https://a.example/' })?.target).toBe('');
  });
});
