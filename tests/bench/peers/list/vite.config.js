import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const output = join(import.meta.dirname, 'dist')

function brotliBeside() {
  return {
    name: 'brotli-beside',
    closeBundle() {
      for (const name of readdirSync(output, { recursive: true })) {
        if (!/\.(js|css|html)$/.test(name)) continue
        writeFileSync(join(output, `${name}.br`), brotliCompressSync(readFileSync(join(output, name))))
      }
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), brotliBeside()],
  build: { outDir: output, emptyOutDir: true, target: 'es2022' },
})
