import { WordsContext } from '@touch/locales/words';
import { zh } from '@touch/locales/zh';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListFoot } from './ListFoot';

const regionOf = (hasMore: boolean, more: 'idle' | 'loading' | 'failed') =>
  /<p[^>]* role="status">([^<]*)<\/p>$/.exec(
    renderToStaticMarkup(
      <WordsContext value={zh}>
        <ListFoot {...{ hasMore, more, pages: 1 }} loadMore={() => undefined} />
      </WordsContext>,
    ),
  )?.[1];

test('[C6][E1] the foot of a list – before, while and after it loads – has one region that speaks only of loading and the end', () => {
  expect(regionOf(true, 'idle')).toBe('');
  expect(regionOf(true, 'failed')).toBe('');
  expect(regionOf(true, 'loading')).toBe(zh['state.loading']);
  expect(regionOf(false, 'idle')).toBe(zh['state.noMore']);
});
