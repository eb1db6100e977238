import { join } from 'node:path'
import { defineConfig } from 'vite'

/** One script and one style sheet, to be set into a page that nothing serves. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  // The page's React must be the views' own.
  resolve: { dedupe: ['react', 'react-dom'] },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    cssCodeSplit: false,
    lib: {
      entry: join(import.meta.dirname, 'page.jsx'),
      name: 'page',
      formats: ['iife'],
      fileName: 'page',
      cssFileName: 'page',
    },
  },
})
