/** Build step, its own process so that both fonts are made at once: node compressFont.ts <in.ttf> <out.woff2> */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { compress } from 'woff2-encoder'

const [source, target] = process.argv.slice(2)
if (source === undefined || target === undefined) throw new Error('Usage: node compressFont.ts <in.ttf> <out.woff2>')

const partial = `${target}.${process.pid}`
await writeFile(partial, await compress(await readFile(source)))
// A half-written font must never look like a made one.
await rename(partial, target)
