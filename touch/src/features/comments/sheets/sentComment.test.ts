import { expect, test } from 'vitest';
import { isSentComment } from './sentComment';

const sentAt = Date.parse('2031-03-05T09:30:00+08:00');
const sent = { subject: { id: '7', source: 0 }, parentID: '', content: '说得好！\n བཀྲ་ཤིས།', sentAt };
const one = {
  ...{ articleID: '7', sourceType: 0, parentID: '0' },
  ...{ content: '说得好！ བཀྲ་ཤིས།', created: '2031-03-05 09:30:02.0' },
};

test('[H1] a comment that came back cleaned, or dated by another clock – is recognised as the one sent', () => {
  expect(isSentComment(one, sent)).toBe(true);
  expect(isSentComment(one, { ...sent, content: '\u202e说得\u200b好！\u3000བཀྲ་ཤིས།' })).toBe(true);
  // a clock that is some minutes behind or ahead
  expect(isSentComment({ ...one, created: '2031-03-05 09:21:00.0' }, sent)).toBe(true);
  expect(isSentComment({ ...one, created: '2031-03-05 12:00:00.0' }, sent)).toBe(true);
});

test.each([
  ['other words', { content: '说得好' }],
  ['about another article', { articleID: '8' }],
  ['about the live of that number', { sourceType: 1 }],
  ['an answer to somebody', { parentID: '3' }],
  ['said long before', { created: '2031-03-05 09:10:00.0' }],
  ['of no time', { created: '' }],
])('[H1] %s is another comment', (_, change) => {
  expect(isSentComment({ ...one, ...change }, sent)).toBe(false);
});
