import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { decoderBinding } from './server/pdf/decoder.ts'

const source = resolve(import.meta.dirname, 'src')
const output = resolve(import.meta.dirname, 'dist/browser')
const COMPRESSIBLE = /\.(js|css|html|svg|json)$/

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((file) => statSync(file).isFile())
}

/** Writes a .br beside every text file, so that the server never compresses at run time. */
function brotliBeside(): Plugin {
  let written = output
  return {
    name: 'brotli-beside',
    apply: 'build',
    configResolved({ build }) {
      written = resolve(source, build.outDir)
    },
    closeBundle() {
      for (const file of filesBelow(written).filter((name) => COMPRESSIBLE.test(name))) {
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }))
      }
    },
  }
}

/** The address a person opens: the admin's. */
function adminAtRoot(): Plugin {
  return {
    name: 'admin-at-root',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path, search = ''] = (request.url ?? '').split('?')
        if (path !== '/') return next()
        response.writeHead(302, { location: `/manage.html${search && `?${search}`}` }).end()
      })
    },
  }
}

/**
 * The admin's first file is small and asks for what every page needs while the app's code comes: the page's head
 * names that code already, or it would be asked for one answer later.
 */
function namedInHead(entry: string, module: string): Plugin {
  return {
    name: 'named-in-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { filename, bundle = {} }) {
        if (filename !== entry) return
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const app = chunks.find(({ moduleIds }) => moduleIds.includes(module))
        if (app === undefined) throw new Error(`no chunk holds ${module}`)
        const files = [app, ...chunks.filter(({ fileName }) => app.imports.includes(fileName))]
        const styles = new Set(files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
        return [
          ...files.map(({ fileName }) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          })),
          ...[...styles].map((href) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'stylesheet', crossorigin: true, href: `/${href}` },
          })),
        ]
      },
    },
  }
}

/** What comes before React. */
const START = {
  name: 'start',
  priority: 4,
  test: /\/src\/api\/(early|language|mode|pageWords)\.ts$|\/messages\/(format|unloaded)\.ts$|preload-helper|rolldown\/runtime/,
}

/** What every entry needs. */
const BASE = {
  name: 'base',
  priority: 3,
  test: /node_modules\/(react|react-dom|scheduler|openapi-fetch)\/|\/src\/api\/|\/messages\/dayText|\/domain\/(errors\.ts|textLength\.ts|evaluation\/|paper\/blank)/,
}

/** What the answering site needs, too: it must not be drawn into the admin's file. What the editor alone needs comes with it. */
const SHARED = [
  { name: 'paper', priority: 2, test: /\/domain\/paper\/(?!bounds|check|edit|save|textLengths)|\/src\/paper\// },
  ...['zh', 'en'].map((language) => ({
    name: `words-${language}`,
    priority: 2,
    test: new RegExp(`/messages/${language}/(failures|session|account|question|paper)\\.ts$`),
  })),
]

/** react-admin's own sentences come with ours. */
const CHINESE = { name: 'manageZh', priority: 1, test: /\/messages\/(manageZh|reactAdmin\/zh)\.ts$/ }

/**
 * The admin and its first list with all they import, as one file: sixty small ones came later than one, and packed
 * worse. What a page or dialog alone needs is imported when it is opened, and so is no part of it.
 */
const FRAME = { name: 'frame', priority: 1, test: /\/src\/(start|features\/questionnaires\/QuestionnairesPage)\.tsx$/ }

/** Comes after the first rows, in one file: the first screen asks for few. */
const PAGES = { name: 'pages', priority: 1, test: /\/src\/resource\/list\/Pages\.tsx$/ }

/** The server's calls; files of src/api have addresses that begin alike. */
const API = {
  target: 'http://127.0.0.1:3600',
  bypass: ({ url = '' }) => (/^\/api\/\w+\.ts(\?|$)/.test(url) ? url : undefined),
}

/** Only who asks for the mock loads it. */
const mock = async () => (await import('./mocks/vitePlugin.ts')).mockPlugins()

/**
 * The charts have a lodash of their own: shared with react-admin it would lie in the admin's file, which whoever reads a report
 * on the answering site must not load, or be one more file of the first screen.
 */
const CHARTS = '?charts'
const lodashOfCharts = (): Plugin => ({
  name: 'lodash-of-charts',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const isOfChart = /\/@nivo\//.test(importer) && /^lodash(\/|$)/.test(source)
    if (!isOfChart && !importer.endsWith(CHARTS)) return null
    const found = await this.resolve(source, importer.replace(CHARTS, ''), { skipSelf: true })
    return found === null ? null : `${found.id.replace(/\?.*$/, '')}${CHARTS}`
  },
})

/** Three entries: the admin, the sign-in page, the answering site. */
export default defineConfig(({ mode }) => ({
  root: source,
  publicDir: join(source, 'public'),
  plugins: [
    lodashOfCharts(),
    react(),
    decoderBinding(),
    adminAtRoot(),
    namedInHead(join(source, 'manage.html'), join(source, 'App.tsx')),
    brotliBeside(),
    mode === 'mock' && mock(),
  ],
  worker: { format: 'es', plugins: () => [decoderBinding()] },
  build: {
    outDir: output,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [START, BASE, ...SHARED, CHINESE, FRAME, PAGES] } },
      input: {
        manage: join(source, 'manage.html'),
        signin: join(source, 'signin/index.html'),
        feedback: join(source, 'feedback/index.html'),
      },
    },
  },
  server: { proxy: mode === 'mock' ? {} : { '/api': API } },
}))
