import { join } from 'node:path'
import { defineConfig } from 'vite'

/** One script and, where it has one, one style sheet of `<mode>/page.jsx`, to be set into a page that nothing serves. */
export default defineConfig(({ mode }) => {
  const root = join(import.meta.dirname, mode)
  return {
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The page's React must be the views' own.
    resolve: { dedupe: ['react', 'react-dom'] },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: join(root, 'dist'),
      emptyOutDir: true,
      cssCodeSplit: false,
      lib: {
        entry: join(root, 'page.jsx'),
        name: 'page',
        formats: ['iife'],
        fileName: 'page',
        cssFileName: 'page',
      },
    },
  }
})
