import { MAX_POST_CONTENT, MAX_POST_TITLE } from '@contract/limits';
import { expect, test } from 'vitest';
import { postProblems, refusalProblem } from './postProblem';
import { texts } from './texts/zh';

const draft = { title: '', content: '开花了', pictures: [], clips: [] };

test.each([
  ['nothing in it', { content: ' ' }, [{ field: 'content', text: '请输入内容，或添加图片、视频' }]],
  ['a picture alone', { content: '', pictures: ['/media/a.png'] }, []],
  [
    'a title too long',
    { title: '水'.repeat(MAX_POST_TITLE + 1) },
    [{ field: 'title', text: '标题不能超过60个字' }],
  ],
  ['a title of whole signs', { title: '🌸'.repeat(MAX_POST_TITLE) }, []],
  [
    'a text too long',
    { content: '水'.repeat(MAX_POST_CONTENT + 1) },
    [{ field: 'content', text: '内容不能超过2000个字' }],
  ],
  [
    'a title too long and nothing in it',
    { title: '水'.repeat(MAX_POST_TITLE + 1), content: '' },
    [
      { field: 'title', text: '标题不能超过60个字' },
      { field: 'content', text: '请输入内容，或添加图片、视频' },
    ],
  ],
])('[F24 circleDetail] a post – %s – names every field with a problem, or is sent', (_, change, problems) => {
  expect(postProblems({ ...draft, ...change }, undefined, texts)).toEqual(problems);
});

test('[F24 circleDetail] a post whose files have not arrived – with and without words – names their problem at the content', () => {
  const going = { isGoing: true, text: '文件还在上传，请稍候' };
  for (const content of ['开花了', ''])
    expect(postProblems({ ...draft, content }, going, texts)).toEqual([
      { field: 'content', text: going.text },
    ]);
});

test.each([
  ['标题含有不当内容，请修改后再提交', { field: 'title', text: '含有不当内容，请修改后再提交' }],
  ['内容含有不当内容，请修改后再提交', { field: 'content', text: '含有不当内容，请修改后再提交' }],
  ['发帖太频繁，请稍后再试', { field: 'content', text: '发帖太频繁，请稍后再试' }],
])('[F24 circleDetail] a refused post – %s – shows at its field', (message, problem) => {
  expect(refusalProblem(message, message, texts)).toEqual(problem);
});
