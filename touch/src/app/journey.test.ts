import { describe, expect, test } from 'vitest';
import { keepAlive, keptName, originOf, placeOf, stepAt } from './journey';
import { screenPath } from './match';
import { fetchScreen } from './screenModules';
import { optionsOf } from './screens';

const base = '/app/template/displayTemplate/news';
const origin = 'https://paper.test';

describe('places of a visit', () => {
  test.each([
    [
      `${base}/newsDetail/12/345.html?isShare=true`,
      { path: '/newsDetail/12/345.html', search: '?isShare=true' },
    ],
    [base, { path: '/home.html', search: '' }],
    [`${base}/`, { path: '/home.html', search: '' }],
    [`${origin}${base}/search.html`, { path: '/search.html', search: '' }],
  ])('[A1] %s is a place of ours', (href, place) => expect(placeOf(href, base, origin)).toEqual(place));

  test.each([
    'https://elsewhere.test/x.html',
    '/app_if/getConfig',
    '/apple/template.html',
    `${base}evil/home.html`,
    'https://paper.test.evil.test/',
    'http://[',
  ])('[A3] %s lies outside', (href) => expect(placeOf(href, base, origin)).toBeUndefined());

  test('[A12] an app’s own scheme is an origin like any other', () => {
    const app = originOf(new URL('capacitor://localhost/paper/home.html'));
    expect(app).toBe('capacitor://localhost');
    const place = { path: '/search.html', search: '?key=x' };
    expect(placeOf('capacitor://localhost/paper/search.html?key=x', '/paper', app)).toEqual(place);
    expect(placeOf('/paper/search.html?key=x', '/paper', app)).toEqual(place);
    expect(placeOf('https://localhost/paper/search.html', '/paper', app)).toBeUndefined();
  });

  test('[A3] an unknown path is the home page with its query kept', () => {
    const step = stepAt({ path: '/gone.html', search: '?cms=1' }, 'k');
    expect([step.match.screen, step.path, step.search]).toEqual(['home', '/home.html', '?cms=1']);
  });

  test('[A3] index is the same screen as home', () => {
    expect(stepAt({ path: '/index.html', search: '' }, 'k').match.screen).toBe('home');
  });

  test('[A2] paths are case-sensitive', () => {
    expect(stepAt({ path: '/newsdetail/1.html', search: '' }, 'k').match.screen).toBe('home');
    expect(stepAt({ path: '/LeaderViewList.html', search: '' }, 'k').match.screen).toBe('LeaderViewList');
  });
});

describe('screens that stay alive', () => {
  const named = async (path: string) => {
    const step = stepAt({ path, search: '' }, 'k');
    const { screen } = step.match;
    return keptName(step, optionsOf(await fetchScreen(screen), screen));
  };

  test('[A10] home, search and each reporter are kept', async () => {
    expect(await named('/home.html')).toBe('home');
    expect(await named('/search.html')).toBe('search');
    expect(await named('/reporter/7.html')).toBe('reporter/7');
  });

  test('[A10] many reporters do not stay alive for ever; home and the one that shows do', () => {
    const kept = new Map<string, string>();
    for (const name of ['home', 'search', 'reporter/1', 'reporter/2', 'reporter/3', 'reporter/4', 'home']) {
      keepAlive(kept, name, name);
      expect(kept.has(name)).toBe(true);
    }
    expect([...kept.keys()]).toEqual(['home', 'reporter/1', 'reporter/2', 'reporter/3', 'reporter/4']);
  });

  test('[A10] an article is made anew', async () =>
    expect(await named('/newsDetail/1/2.html')).toBeUndefined());
});

test('[A2] addresses are built from a screen and its values', () => {
  expect(screenPath('newsDetail', { columnId: 12, id: 345 })).toBe('/newsDetail/12/345.html');
  expect(screenPath('liveDetail', { id: '9' })).toBe('/liveDetail/9.html');
});
