import picomatch from 'picomatch';

/**
 * Files that load together, by the chunk's name. A file in no group that one group alone imports belongs to it; others are left to
 * rolldown. Paths below the project's root; texts in one language never belong to a group.
 */
export const groups: Readonly<Record<string, readonly string[]>> = {
  /** Loaded by every page, besides all that the browser's entry imports statically. */
  base: [
    'contract/src/{codes,advertCodes,questionCodes,modes,normalizeText,plainDigits}.ts',
    'touch/src/{api/{articlePath,useQuery},lib/{base64,commentAccess,counts,time,wordsLang}}.ts',
    'touch/src/locales/*.ts',
    'touch/src/ui/{Icon,Notice,QueryState,ScreenSkeleton}*',
  ],
  /** Calls of the platform, with the first one. */
  calls: ['touch/src/outside/{calls/**,ownServer.ts}'],
  session: ['touch/src/outside/{session/**,keptDevice.ts}', 'contract/src/tokens.ts'],
  reading: ['touch/src/api/reading/**', 'contract/src/{discussCodes,discussStatus}.ts'],
  /** The member, sending, likes and the opening of pictures: most screens but home and articles load them. */
  common: [
    'touch/src/widgets/gallery/useShowPictures.ts',
    'touch/src/{api/member,outside/{useSubmit,member/{addresses,likesStorage,member,personalData,personalDataOwner,trackMember}}}.ts',
    'contract/src/address.ts',
  ],

  /** An action that waits for a login. */
  pending: ['touch/src/{outside/pendingAction,api/useResumedAction}.ts'],
  lazy: ['touch/src/ui/deferred/{lazyPart,AfterHydration}.tsx'],
  participation: ['contract/src/{participation/{codes,shopCodes,voteCycle},votes}.ts'],
  addresses: ['contract/src/{circles,contributions,dynamics,products,shortVideos}.ts'],

  /** Rows of articles, with what their pictures and texts need. */
  rows: [
    'touch/src/api/articles.ts',
    'touch/src/lib/{duration,images,markup,ratio,safeUrl,text,textIn,textLanguage}.ts',
    'touch/src/ui/{articleRow/**,ListFoot*,MixedText*,Picture*,deferred/{useDeferredPart,watchNear}*}',
    'touch/src/features/lists/{Rows,ScreenHead,rowLook,useRowLook}*',
  ],
  /** Of players: a list of rows needs none. */
  playlists: ['touch/src/lib/playlist.ts', 'touch/src/widgets/player/playHls.ts'],
  lists: [
    'touch/src/api/columns.ts',
    'touch/src/ui/{SectionHead,Tabs}*',
    'touch/src/features/lists/{Chunk,InfiniteList,PeopleStrip,columnById,heights,nearViewport,useKeptScroll}*',
  ],
  column: ['touch/src/features/lists/column/!(ListAdvert*)', 'touch/src/screens/home/homePlace.ts'],
  sheet: ['touch/src/ui/sheet/**'],
  prose: ['touch/src/lib/prose/**', 'touch/src/ui/Prose*', 'contract/src/prose/**'],
  share: [
    'touch/src/widgets/share/{ShareTap,SharePageButton}*',
    'touch/src/features/lists/head/sharedColumn.ts',
  ],
  subscribe: [
    'touch/src/ui/SubscribeButton*',
    'touch/src/api/{followed,subscriptions,useSubscribed}.ts',
    'contract/src/subscriptions.ts',
  ],

  /** An article's heading and body; its end stands in the page before its code loads. */
  article: [
    'touch/src/api/{articleContent,events}.ts',
    'touch/src/features/article/*',
    'touch/src/ui/deferred/{Deferred,deferredPart,deferredParts}*',
    'touch/src/widgets/gallery/useGallery.ts',
    'touch/src/features/readAloud/useVoiceFlag.ts',
  ],
  articleEnd: [
    'touch/src/screens/{newsDetail,imageDetail,linkDetail,videoDetail}/{End,Bar,Tools}*',
    'touch/src/features/article/{actions,footer}/**',
    'touch/src/features/article/voting/{Vote.*,questionRule.ts}',
    'touch/src/features/{adverts/{ArticleAdverts*,adverts.module.css},openInBrowser/useOpenInBrowser.tsx}',
    'touch/src/features/{readAloud/{ReadAloud*,reading.ts,sentences.ts,voice.ts},settings/TextSize*}',
    'touch/src/widgets/{player/BodyVideos,share/ShareButton}.tsx',
  ],
  articleBody: ['touch/src/features/article/body/**'],
  comments: [
    'touch/src/api/{comments,changeComments,ownComments,commentSubject}.ts',
    'touch/src/features/comments/!(CommentsInSheet*|CommentsSection*)',
  ],

  activity: ['touch/src/api/{activity,signUpState}.ts'],
  shop: ['touch/src/api/{points,products}.ts', 'contract/src/points.ts'],
  people: [
    'touch/src/api/{dynamics,people}.ts',
    'touch/src/features/people/!(DynamicRows*)',
    'contract/src/leaders.ts',
  ],
  circles: ['touch/src/api/{circles,posts}.ts', 'touch/src/features/circles/{Author*,postPath.ts,texts/*}'],
  questions: [
    'touch/src/features/questions/!(Media*)',
    'touch/src/features/questions/texts/*',
    'touch/src/api/finalLikes.ts',
  ],
  shortVideos: [
    'touch/src/api/shortVideos.ts',
    'touch/src/outside/sendPlainJson.ts',
    'touch/src/features/shortVideos/!(RelatedSheet*|ownVideos*)',
    'touch/src/features/shortVideos/texts/*',
  ],
  login: ['touch/src/features/login/!(AgreementText*|MemberPanel*)', 'touch/src/api/{agreements,login}.ts'],
  activityVote: [
    'touch/src/features/activityVote/*',
    'touch/src/features/activityVote/texts/*',
    'touch/src/api/activityVotes.ts',
  ],
  ballots: ['touch/src/api/ballots/**'],
  signForms: [
    'touch/src/widgets/signForms/!(RegionField*|regionLevels*)',
    'touch/src/widgets/signForms/texts/*',
    'contract/src/signForms/**',
  ],
  contributions: [
    'touch/src/features/contributions/{SignInNotice,StateBadge,SubmittedPage,SubmittedRows,telling}*',
    'touch/src/features/contributions/texts/*',
    'touch/src/api/contributions.ts',
  ],
};

/** Parts that a page shows before their code loads (decision 032): their style sheets belong to the page. */
const deferredParts = [
  'touch/src/screens/*/{End,Bar,Tools,LiveComments}.tsx',
  'touch/src/screens/{signupdetail,inputArticleDetail,tipoffDetail,userDetail}/{Own*,Other}.tsx',
];

/** The part of rolldown's module graph that the rule reads. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

const matchers = Object.entries(groups).map(([name, globs]) => ({ name, matches: picomatch([...globs]) }));

/** A file in one language, loaded in that language alone. */
const isCatalogue = (path: string): boolean => /\/(?:locales|texts)\/(?:zh|en|de|fr|bo)\.ts$/.test(path);

/** Names of all groups that name the file; more than one is a mistake (testing/chunks.test.ts). @param path below the project's root */
export const groupsOf = (path: string): readonly string[] =>
  isCatalogue(path) ? [] : matchers.filter(({ matches }) => matches(path)).map(({ name }) => name);

export const isDeferredPart: (path: string) => boolean = picomatch(deferredParts);

const packageOf = (id: string): string | undefined => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];

/**
 * Name of a module's chunk, or null where rolldown finds it by the dynamic imports (decision 154).
 * @param root path of the project
 * @param entry path of the browser's entry
 */
export function createChunkRule(
  root: string,
  entry: string,
): (id: string, graph: ModuleGraph) => string | null {
  const reached = new Map<string, boolean>();
  const isInEntry = (id: string, graph: ModuleGraph): boolean => {
    const known = reached.get(id);
    if (known !== undefined) return known;
    reached.set(id, false);
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const answer = id === entry || importers.some((importer) => isInEntry(importer, graph));
    reached.set(id, answer);
    return answer;
  };
  const groupOf = (id: string): string | undefined => {
    // helpers of the compiler
    if (id.includes('@oxc-project')) return 'helpers';
    const path = id.replaceAll('\\', '/').replace(/\?.*/, '');
    return packageOf(path) ?? groupsOf(path.slice(root.length))[0];
  };
  /** The only group that imports the file: beside it, so that no two chunks import each other. */
  const onlyUser = (id: string, graph: ModuleGraph, visited: ReadonlySet<string>): string | null => {
    const info = graph.getModuleInfo(id);
    if (!info || info.dynamicImporters.length > 0 || isCatalogue(id)) return null;
    const users = new Set(
      info.importers
        .filter((importer) => !visited.has(importer))
        .map((importer) => chunkOf(importer, graph, new Set([...visited, id]))),
    );
    const [first = null, second] = users;
    return second === undefined ? first : null;
  };
  const chunkOf = (id: string, graph: ModuleGraph, visited: ReadonlySet<string>): string | null =>
    isInEntry(id, graph) ? 'base' : (groupOf(id) ?? onlyUser(id, graph, visited));
  return (id, graph) => chunkOf(id, graph, new Set());
}
