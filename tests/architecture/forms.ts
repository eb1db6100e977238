/** Which operations a form of the admin fills in; what the contract declares besides is written for nobody. */

const OPERATION = /\boperation="(\w+)"|\bvalidatorOf\('(\w+)'\)/g
const PAGE = /<Schema(Create|Edit)\b[^>]*?\bresource="(\w+)"/g

/** The operations that make and change a resource's records. */
export type OfResources = Record<string, { create: string | null; update: string | null }>

/** The operations whose bodies are filled in by `files` (path from the root -> text). */
export function formsUsed(files: Map<string, string>, resources: OfResources): Set<string> {
  const texts = [...files].filter(([path]) => /^src\/(?!.*\.test\.)/.test(path)).map(([, text]) => text)
  const named = texts.flatMap((text) => [...text.matchAll(OPERATION)].map(([, form, own]) => form ?? own ?? ''))
  const pages = texts.flatMap((text) =>
    [...text.matchAll(PAGE)].map(([, kind, resource = '']) =>
      kind === 'Create' ? resources[resource]?.create : resources[resource]?.update,
    ),
  )
  return new Set([...named, ...pages.filter((id) => typeof id === 'string')])
}
