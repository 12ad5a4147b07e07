import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import pxtorem from 'postcss-pxtorem';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Aliases of the house; tests use the same. */
export const alias = {
  '@contract': at('contract/src'),
  '@platform': at('platform/src'),
  '@touch': at('touch/src'),
  '@demo': at('demo'),
  '@testing': at('testing'),
};

/** S§9: 75 design pixels are one rem; type, line heights and hairlines keep real pixels. */
export const css = {
  postcss: {
    plugins: [
      pxtorem({
        rootValue: 75,
        // the gallery's own sheet is made for real pixels
        exclude: /node_modules/,
        unitPrecision: 4,
        minPixelValue: 3,
        propList: [
          '*',
          '!font',
          '!font-size',
          '!line-height',
          '!letter-spacing',
          '!outline*',
          '!border*',
          '!--type-*',
          '!--font-*',
        ],
      }),
    ],
  },
};

/** `assets/build.txt`: the build's own name, made of its files' names; a page asks for it when a part is missing (A9). */
function buildName(): Plugin {
  return {
    name: 'build-name',
    generateBundle(_, bundle) {
      const source = createHash('sha256')
        .update(Object.keys(bundle).sort().join('\n'))
        .digest('hex')
        .slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'assets/build.txt', source });
    },
  };
}

/** A Brotli and a gzip copy beside every text file of the build, so that no request compresses it. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|svg|json)$/.test(name)) continue;
        const bytes = await readFile(join(dir, name));
        await writeFile(join(dir, `${name}.br`), brotliCompressSync(bytes));
        await writeFile(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [] : [buildName(), precompressed()],
  resolve: { alias },
  css,
  publicDir: false,
  build: {
    outDir: isSsrBuild ? 'dist/touch-server' : 'dist/touch',
    // chunks of earlier builds stay for the pages that are open (A16); scripts/build.mjs lets old ones go
    emptyOutDir: false,
    manifest: !isSsrBuild,
    // what Chrome 87 and Safari 14 both read
    target: ['es2020', 'safari14'],
    cssTarget: ['chrome87', 'safari14'],
    modulePreload: {
      polyfill: false,
      // what came with the page need not be named once more for each part
      resolveDependencies: (file, files) => {
        const others = files.filter((one) => !/(browser|ground|rolldown-runtime)-/.test(one));
        return others.some((one) => one !== file) ? others : [];
      },
    },
    assetsInlineLimit: 1024,
    rolldownOptions: {
      // no class of ours has a setter that a field would call: plain assignments do
      transform: { assumptions: { setPublicClassFields: true } },
      // the contract's schemas spread each other's entries: reading one changes nothing
      treeshake: { propertyReadSideEffects: false },
      // a number stands where it is used, not behind an export in a part every page loads
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      ...(isSsrBuild ? {} : { input: at('touch/src/app/browser.tsx') }),
      output: isSsrBuild
        ? { entryFileNames: 'server.js' }
        : {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // what everything stands on changes rarely: React, and the few parts every screen draws with
                {
                  name: 'ground',
                  test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]|contract[\\/]src[\\/](codes|limits)|touch[\\/]src[\\/](lib[\\/](counts|commentAccess|paths|time)|outside[\\/]visit|locales[\\/](words|numbers|folderTexts)|api[\\/](articlePath|useQuery))/,
                },
                // what reads the wire comes with the first answer that is read
                {
                  name: 'reading',
                  test: /node_modules[\\/]valibot|touch[\\/]src[\\/](api[\\/]reading|outside[\\/](session[\\/](?!personalData|personalDataOwner|member|loginName|authMode)|messenger[\\/]authorisationStatus|callLayer|callWords|clock|answerParsing|request|transport|uploading)|app[\\/]callLayer)|contract[\\/]src[\\/](statuses|enciphering|discussStatus|advertCodes|addresses[\\/](session|clock))/,
                  priority: 20,
                },
                // who is in, the forms of the login, what is followed: one part each, whoever needs them
                {
                  name: 'member',
                  test: /contract[\\/]src[\\/]address[.]|touch[\\/]src[\\/](api[\\/](member|useResumedAction)|outside[\\/](addresses|pendingAction|session[\\/](personalData|personalDataOwner|member)))[.]/,
                },
                // the words of a member's own page; those of pictures are comments' too
                {
                  name: 'ownWords',
                  test: /touch[\\/]src[\\/]features[\\/](me|upload)[\\/]texts[\\/]index/,
                },
                {
                  name: 'forms',
                  test: /touch[\\/]src[\\/](features[\\/]login[\\/](?!texts|Agreement)|api[\\/](login|challenge|agreements)[.])|contract[\\/]src[\\/](plainDigits|addresses[\\/](login|challenge))/,
                },
                // with the first sheet, gallery or text that lies over a page
                {
                  name: 'layers',
                  test: /touch[\\/]src[\\/]ui[\\/](layers|useLayer|useModal)[.]/,
                },
                // what pages say of themselves comes with the second one; each file of its own costs the first its name
                {
                  name: 'articleHeads',
                  test: /touch[\\/]src[\\/](screens[\\/](news|image|video|link)Detail[\\/]head|features[\\/]article[\\/](articleHead|articlePage|propertyComment))/,
                },
                {
                  name: 'listHeads',
                  test: /touch[\\/]src[\\/]screens[\\/](columnDetail|columnShare|more\w+|specMore|tagList|timeline)[\\/]head/,
                },
                {
                  name: 'heads',
                  test: /touch[\\/]src[\\/]screens[\\/](login|userDetail|getUserInfo)[\\/]head/,
                },
                {
                  name: 'subscribe',
                  test: /touch[\\/]src[\\/](api[\\/](useSubscribed|followed)|ui[\\/]SubscribeButton)/,
                },
                // what every screen stands on, what a row is made of, what a whole list is made of: one part each
                {
                  name: 'article',
                  test: /touch[\\/]src[\\/](features[\\/](article[\\/](ArticleBody|ArticleHeading|ArticleTop|WithArticle|loadArticle|articleQuery|useCountClick|useDeferredArticleParts|liked|articleActions)|gallery[\\/]useGallery|readAloud[\\/]useVoiceFlag)|api[\\/](articleContent|events)|lib[\\/]playlist|ui[\\/](Deferred|deferredParts|deferredPart))/,
                },
                // what a reader comes to after the text, or touches: it waits for that (ui/Deferred)
                {
                  name: 'ending',
                  test: /contract[\\/]src[\\/]addresses[\\/]adverts|touch[\\/]src[\\/](api[\\/]adverts|features[\\/](adverts|article[\\/](AccountLink|ActionBar|Attachments|BodyPictures|Credits|ArticleFooter|LinkOut|Related|ReporterCards|Tags|ToBottom|Vote|questionRule|loginHref|useFavourite|useLike)|openInBrowser[\\/]useOpenInBrowser|player[\\/]BodyVideos|readAloud|textSize)|screens[\\/]\w+Detail[\\/](Bar|End|Tools))/,
                },
                // choosing in an article's vote and how it stands: after the page, where there is a vote
                {
                  name: 'voting',
                  test: /contract[\\/]src[\\/]addresses[\\/]votes|touch[\\/]src[\\/](features[\\/]article[\\/]voting[\\/](?!texts[\\/]..[.])|api[\\/]vote)/,
                },
                // comments below an article and on their own screens; what they open waits for a tap
                {
                  name: 'talk',
                  test: /touch[\\/]src[\\/](features[\\/](comments[\\/](?!sheets)|upload[\\/]addPictures|gallery[\\/]showPictures)|api[\\/](comments|changeComments))/,
                },
                {
                  name: 'rows',
                  test: /touch[\\/]src[\\/](lib[\\/](credits|images|duration|ratio|pages|safeUrl|text|wordsLang|markup)|ui[\\/](ArticleRow|ListFoot|Picture|RowSkeleton|watchNear)|features[\\/](lists[\\/](Rows|rowLook|rowHref|useRowLook|ScreenHead)|player[\\/]playHls)|api[\\/]articles)/,
                },
                {
                  name: 'lists',
                  test: /touch[\\/]src[\\/](features[\\/]lists[\\/](?!(listHead|columnById|firstPicture|Activity|Question|Account)\w*[.]ts|ScreenHead[.])|ui[\\/](Tabs|SectionHead)|api[\\/](columns|modules)|screens[\\/]home[\\/]homePlace)/,
                },
                // the parts that pages of questions share
                {
                  name: 'questions',
                  test: /touch[\\/]src[\\/]features[\\/]questions[\\/](?!ask[\\/]|texts[\\/]..[.]|drafts)/,
                },
                {
                  name: 'prose',
                  test: /touch[\\/]src[\\/](ui[\\/]Prose|lib[\\/]cleanHtml)/,
                },
                // what the screens of one column have in common beside their lists
                {
                  name: 'columns',
                  test: /touch[\\/]src[\\/](features[\\/]lists[\\/](listHead|columnById)|screens[\\/]\w+[\\/](idOf|columnOf))/,
                },
              ],
            },
          },
    },
  },
  ssr: { noExternal: true },
}));
