import { createRequire } from 'node:module'

type Pinyin = typeof import('pinyin-pro')['pinyin']

const require = createRequire(import.meta.url)
let loaded: Pinyin | undefined

/** pinyin-pro, loaded with the first name that is saved: its dictionary costs a start 30 ms and 10 MB. */
export const pinyin: Pinyin = ((...input: Parameters<Pinyin>) => {
  loaded ??= (require('pinyin-pro') as { pinyin: Pinyin }).pinyin
  return loaded(...input)
}) as Pinyin
