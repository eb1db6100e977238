import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { applyEdits, findHandlers } from './find.ts'

const SWITCH = join(import.meta.dirname, 'switch.ts')

/** Sends every handler of the browser's sources through the switch. */
export function handlersThroughSwitch(root: string): Plugin {
  return {
    name: 'handlers-through-switch',
    enforce: 'pre',
    load(id) {
      const [path = ''] = id.split('?')
      const file = relative(root, path)
      if (!/^src\/.*\.tsx?$/.test(file)) return null
      const text = readFileSync(path, 'utf8')
      const { edits } = findHandlers(file, text)
      if (edits.length === 0) return null
      return `${applyEdits(text, edits)}\nimport { __handler, __listening } from ${JSON.stringify(SWITCH)}\n`
    },
  }
}
