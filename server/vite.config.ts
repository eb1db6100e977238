import { join } from 'node:path'
import { defineConfig } from 'vite'

const root = join(import.meta.dirname, '..')
/** Native code, and what most installations never load. */
const LEFT_OUT = ['better-sqlite3', '@node-rs/argon2', 'pg', 'pinyin-pro', 'sharp']

/**
 * One file instead of some eight hundred, and one for what the thread that reads tables shares with it: a start spends
 * its time opening modules (docs/decisions/0012).
 */
export default defineConfig({
  root,
  publicDir: false,
  ssr: { noExternal: true, external: LEFT_OUT },
  build: {
    ssr: true,
    outDir: join(root, 'dist/server'),
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: join(import.meta.dirname, 'main.ts'),
        importWorker: join(import.meta.dirname, 'features/directory/imports/importWorker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
