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

/** Three entries: the admin, the sign-in page, the answering site. */
export default defineConfig({
  root: source,
  publicDir: join(source, 'public'),
  plugins: [react(), brotliBeside()],
  build: {
    outDir: output,
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: {
        manage: join(source, 'manage.html'),
        signin: join(source, 'signin/index.html'),
        feedback: join(source, 'feedback/index.html'),
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3600' } },
})
