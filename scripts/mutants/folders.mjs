// Folders whose tests are measured with mutants (docs/mutants.md): the files that are changed, the tests that run, the tests
// left out because they need a database, `hasDatabase` where all tests have one, and `withConstants` where the files are little but
// constants, which are left out elsewhere.

const withoutTests = (folder) => [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`];

/** Contract files with rules; the others only declare operations and shapes, which served.test.ts compares with answers. */
const contractRules = [
  'enciphering',
  'fields',
  'modes',
  'operation',
  'plainDigits',
  'signForm',
  'signForms/signFieldProblem',
];

/** Contract files of allow-lists, shapes of values, and operations whose answers others read. */
const contractValues = ['address', 'prose/bodyMarkup', 'tokens', 'uploads', 'wireValues'];

const readers = (...files) => files.map((file) => `platform/src/import/formats/${file}.ts`);

/** Files of `platform/src/html` that have tests of their own. */
const htmlTexts = ['plainText', 'safeUrl', 'shownHtml', 'words', 'xml'];

export const mutantFolders = {
  contract: {
    mutate: contractRules.map((file) => `contract/src/${file}.ts`),
    tests: contractRules.map((file) => `contract/src/${file}.test.ts`),
    withDatabase: [],
  },
  contractValues: {
    mutate: contractValues.map((file) => `contract/src/${file}.ts`),
    tests: [...contractValues.slice(1), 'operation'].map((file) => `contract/src/${file}.test.ts`),
    withDatabase: [],
    withConstants: true,
  },
  openapi: {
    mutate: ['contract/src/openapi.ts'],
    tests: ['contract/src/openapi.test.ts'],
    withDatabase: [],
  },
  sm3: {
    mutate: ['contract/src/sm3.ts'],
    tests: ['contract/src/sm3.test.ts'],
    withDatabase: [],
  },
  lib: {
    mutate: ['touch/src/lib/*.ts', '!touch/src/lib/*.test.ts'],
    tests: ['touch/src/lib/*.test.ts'],
    withDatabase: [],
  },
  prose: {
    // `checkBody` needs a browser's parser.
    mutate: [...withoutTests('touch/src/lib/prose'), '!touch/src/lib/prose/checkBody.ts'],
    tests: ['touch/src/lib/prose/*.test.ts'],
    withDatabase: [],
  },
  session: {
    mutate: ['authMode', 'callState', 'outcomes', 'storedTokens', 'tokenState'].map(
      (file) => `touch/src/outside/session/${file}.ts`,
    ),
    tests: ['touch/src/outside/session/*.test.ts'],
    withDatabase: ['**/session.test.ts'],
  },
  messenger: {
    mutate: withoutTests('touch/src/outside/messenger'),
    tests: ['touch/src/outside/messenger/**/*.test.ts'],
    withDatabase: [],
  },
  socket: {
    mutate: ['frames', 'polling', 'socketState'].map((file) => `touch/src/outside/socket/${file}.ts`),
    tests: ['touch/src/outside/socket/*.test.ts'],
    withDatabase: ['**/socketConnection.test.ts'],
  },
  html: {
    mutate: [
      ...withoutTests('platform/src/html'),
      ...htmlTexts.map((file) => `!platform/src/html/${file}.ts`),
    ],
    tests: ['blockClasses', 'cleanHtml', 'figures', 'written'].map(
      (file) => `platform/src/html/${file}.test.ts`,
    ),
    withDatabase: [],
  },
  htmlTexts: {
    mutate: htmlTexts.map((file) => `platform/src/html/${file}.ts`),
    tests: htmlTexts.map((file) => `platform/src/html/${file}.test.ts`),
    withDatabase: [],
  },
  ciphers: {
    mutate: ['flatObject', 'sm2', 'sm4', 'voteFields'].map((file) => `platform/src/ciphers/${file}.ts`),
    tests: ['platform/src/ciphers/*.test.ts'],
    withDatabase: ['**/deciphering.test.ts', '**/decipherFailed.test.ts'],
  },
  codes: {
    mutate: ['platform/src/codes/codes.service.ts'],
    tests: ['platform/src/codes/*.test.ts'],
    withDatabase: [],
    hasDatabase: true,
  },
  importFiles: {
    mutate: ['controlCharacters.rules', 'decode.rules', 'openSource.service'].map(
      (file) => `platform/src/import/${file}.ts`,
    ),
    tests: ['platform/src/import/*.test.ts'],
    withDatabase: ['**/import.test.ts', '**/realInput.test.ts', '**/pictures.test.ts'],
  },
  importFeeds: {
    mutate: readers('enclosures.rules', 'feedEntries.reader', 'feeds.reader'),
    tests: ['platform/src/import/formats/{enclosures,feedEntries,feeds}.test.ts'],
    withDatabase: [],
  },
  importJson: {
    mutate: readers('ghost.reader', 'ninjs.reader'),
    tests: ['platform/src/import/formats/{ghost,ninjs,ninjsItems}.test.ts'],
    withDatabase: [],
  },
  importWordpress: {
    mutate: readers('wordpressHtml.rules', 'wxr.reader', 'wxrItems.reader'),
    tests: ['platform/src/import/formats/{wordpressHtml,wxr,wxrPosts}.test.ts'],
    withDatabase: [],
  },
};
