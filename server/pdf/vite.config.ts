import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { makeFonts } from './makeFonts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the PDF worker, which Node cannot run from its .tsx sources, into dist/pdf, and the fonts into dist/fonts. */
export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'warn',
  // The worker always runs React's production build, also when a test builds it.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    ssr: fileURLToPath(new URL('./worker.tsx', import.meta.url)),
    outDir: `${root}dist/pdf`,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
  },
  plugins: [
    {
      name: 'roundview-fonts',
      async closeBundle() {
        await makeFonts(`${root}dist/fonts`)
      },
    },
  ],
})
