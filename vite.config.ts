import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

/** What every entry needs. */
const BASE = {
  name: 'base',
  priority: 2,
  test: /node_modules\/(react|react-dom|scheduler|openapi-fetch)\/|\/src\/api\/|\/messages\/format\.ts|\/domain\/errors\.ts/,
}

/** What the answering site needs, too: it must not be drawn into the admin's file. */
const SHARED = [
  { name: 'paper', priority: 2, test: /\/domain\/paper\/(?!blank)|\/src\/paper\// },
  { name: 'evaluation', priority: 3, test: /\/domain\/(evaluation\/|paper\/blank)/ },
]

/** What the admin's first list needs, as one file: sixty small ones came later than one, and packed worse. */
const LATER = /\/(Autocomplete\w*|Slider|Reference\w*Input|PaperOutline|NewQuestionnaireDialog|TypeChoice)(\/|\.)/
const OF_FRAME =
  /node_modules\/(react-admin|ra-[\w-]+|@mui|@emotion|@tanstack|react-router(-dom)?|react-hook-form|react-error-boundary|react-transition-group|lodash|date-fns|query-string|inflection|node-polyglot|clsx|stylis|hotscript)\/|\/src\/(resource\/list|ui|providers|theme)\//
const FRAME = { name: 'frame', priority: 1, test: (id: string) => OF_FRAME.test(id) && !LATER.test(id) }

/** The server's calls; files of src/api have addresses that begin alike. */
const API = {
  target: 'http://127.0.0.1:3600',
  bypass: ({ url = '' }) => (/^\/api\/\w+\.ts(\?|$)/.test(url) ? url : undefined),
}

/** Only who asks for the mock loads it. */
const mock = async () => (await import('./mocks/vitePlugin.ts')).mockPlugins()

/** Three entries: the admin, the sign-in page, the answering site. */
export default defineConfig(({ mode }) => ({
  root: source,
  publicDir: join(source, 'public'),
  plugins: [react(), adminAtRoot(), brotliBeside(), mode === 'mock' && mock()],
  build: {
    outDir: output,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      output: { codeSplitting: { groups: [BASE, ...SHARED, FRAME] } },
      input: {
        manage: join(source, 'manage.html'),
        signin: join(source, 'signin/index.html'),
        feedback: join(source, 'feedback/index.html'),
      },
    },
  },
  server: { proxy: mode === 'mock' ? {} : { '/api': API } },
}))
