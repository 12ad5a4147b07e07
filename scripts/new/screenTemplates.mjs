const imports = (lines) => [...new Set(lines)].join('\n');

/** The call of the screen's query, `id` being a variable of the place it stands in. */
const callOf = ({ name, argument }) => `${name}(${argument ?? 'id'})`;

const optionsLine = (options) => {
  const flags = Object.keys(options).map((flag) => `${flag}: true`);
  return flags.length === 0 ? '' : `export const options: ScreenOptions = { ${flags.join(', ')} };\n`;
};

function shownLine({ field, keyField = field, isList }) {
  const key = keyField ? `one.${keyField}` : 'JSON.stringify(one)';
  if (isList)
    return `<ul className={style.page}>{value.map((one) => <li key={${key}} lang={siteLang}>${field ? `{one.${field}}` : '{Object.keys(one).length}'}</li>)}</ul>`;
  return `<p className={style.page} lang={siteLang}>${field ? `{value.${field}}` : '{Object.keys(value).length}'}</p>`;
}

/** Variables of a template: the screen's parameter and how its query is called with it. */
function partsOf({ param, query }) {
  const id = param ? `{ ${param === 'id' ? 'id' : `${param}: id`} = '' }` : '';
  return { id, call: callOf(query) };
}

/** Screen.tsx of a path with a parameter, or without one: components alone, so that a change needs no reload. */
function screenText({ name, param, query }) {
  const { id, call } = partsOf({ param, query });
  const content = param
    ? `{id === '' ? <Notice kind="empty" text={texts.none} /> : <Content key={id} id={id} />}`
    : '<Content />';
  return `${imports([
    `import { ${query.name} } from '@touch/api/${query.module}';`,
    "import { useQuery } from '@touch/api/useQuery';",
    "import { ScreenHead } from '@touch/features/lists/ScreenHead';",
    ...(param ? ["import type { ScreenProps } from '@touch/outside/screen';"] : []),
    "import { useVisit } from '@touch/outside/visit';",
    "import { Notice } from '@touch/ui/Notice';",
    "import { QueryState } from '@touch/ui/QueryState';",
    `import style from './${name}.module.css';`,
    "import { useTexts } from './texts';",
  ])}

export function Screen(${param ? `{ params: ${id} }: ScreenProps` : ''}) {
  const texts = useTexts();
  return (
    <>
      <ScreenHead title={texts.title} />
      ${content}
    </>
  );
}

function Content(${param ? '{ id }: { readonly id: string }' : ''}) {
  const texts = useTexts();
  const { siteLang } = useVisit();
  return (
    <QueryState result={useQuery(${call})} empty={<Notice kind="empty" text={texts.none} />}>
      {(value) => (
        ${shownLine(query)}
      )}
    </QueryState>
  );
}
`;
}

/** load.ts: the screen's entry. */
function loadText({ param, query, options }) {
  const { id, call } = partsOf({ param, query });
  const context = param ? `{ cache, params: ${id} }` : '{ cache }';
  const hasOptions = Object.keys(options).length > 0;
  return `${imports([
    `import { ${query.name} } from '@touch/api/${query.module}';`,
    "import { ensureLoaded } from '@touch/api/useQuery';",
    `import type { Head, HeadContext, ScreenContext${hasOptions ? ', ScreenOptions' : ''} } from '@touch/outside/screen';`,
    "import type { texts as zh } from './texts/zh';",
  ])}

export { Screen } from './Screen';
export { loadTexts } from './texts';

${optionsLine(options)}
export const load = async (${context}: ScreenContext): Promise<void> => {
  ${param ? "if (id !== '') " : ''}await ensureLoaded(cache, ${call});
};

${headText({ param, query })}`;
}

function headText({ param, query }) {
  const { id, call } = partsOf({ param, query });
  const title = `title: \`\${texts.title} - \${visit.config.appName}\`,`;
  if (query.isList)
    return `export const head = ({ texts, visit }: HeadContext<typeof zh>): Head => ({
  ${title}
});
`;
  const gone = `cache.peek(${call}.key)?.state === 'empty'`;
  return `export const head = ({ cache${param ? `, params: ${id}` : ''}, texts, visit }: HeadContext<typeof zh>): Head => ({
  ${title}
  gone: ${param ? `id !== '' && ` : ''}${gone},
});
`;
}

function textsText(locale, { title, none }) {
  if (locale === 'zh') return `export const texts = {\n  title: ${title},\n  none: ${none},\n};\n`;
  return `import type { Texts } from '@touch/locales/messages';
import type { texts as zh } from './zh';

export const texts: Texts<typeof zh> = {
  title: ${title},
  none: ${none},
};
`;
}

function samplesText({ name, param, query, options }) {
  const states = param ? `  states: { empty: '/${name}/999999.html' },\n` : '';
  return `import type { ScreenSamples } from '@testing/screenSamples';

export const samples: ScreenSamples = {
  shown: '/${name}${param ? '/2' : ''}.html',
${states}${query.isMembers || options.requiresAuth ? '  forMembers: true,\n' : ''}};
`;
}

/** A test of the page as the real server renders it. */
function testText({ name, param, query, options, texts }) {
  const waits = options.requiresAuth === true;
  const shown = param ? `/${name}/12.html` : `/${name}.html`;
  const seeded = query.seeds === 'column' && !waits;
  const lines = [
    waits ? "    expect(html).toContain('加载中…');" : `    expect(html).toContain(${texts.zh.title});`,
    ...(seeded ? ["    expect(text).toContain('要闻');"] : []),
  ];
  const unknown =
    param && !query.isList && !query.isMembers
      ? `
test('[B8] ${name} – a number that nothing has – answers 404 with the empty state', async () => {
  const { status${waits ? '' : ', text'} } = await readPage(platform, '/${name}/999999.html');
  expect(status).toBe(404);
${waits ? '' : `  expect(text).toContain(${texts.zh.none});\n`}});
`
      : '';
  return `import { readPage, startNewsroom } from '@testing/renderPage';
import type { TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, expect, test } from 'vitest';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startNewsroom();
  await platform.addColumn({ id: 12, name: '要闻' });
});
afterAll(() => platform.close());

test('[A2] ${name} – opened – shows its title${seeded ? ' and its content' : ''}', async () => {
  const { status, html${seeded ? ', text' : ''} } = await readPage(platform, '${shown}');
  expect(status).toBe(${query.seeds || query.isList || query.isMembers ? 200 : 404});
${lines.join('\n')}
});
${unknown}`;
}

/** Files of a screen's folder by name. */
export function screenFiles(screen) {
  const texts = Object.entries(screen.texts).map(([locale, own]) => [
    `texts/${locale}.ts`,
    textsText(locale, own),
  ]);
  return {
    'Screen.tsx': screenText(screen),
    'load.ts': loadText(screen),
    [`${screen.name}.module.css`]: '.page {\n  padding: 32px var(--edge) 80px;\n}\n',
    ...Object.fromEntries(texts),
    'texts/index.ts': `import { folderTexts } from '@touch/locales/folderTexts';

export const { loadTexts, useTexts } = folderTexts(import.meta.glob<typeof import('./zh')>('./??.ts'));
`,
    'samples.ts': samplesText(screen),
    [`${screen.name}.test.ts`]: testText(screen),
  };
}
