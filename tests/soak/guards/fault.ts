/** One change of the text of a file; `find` stands there exactly once. */
export interface Edit {
  file: string
  find: string
  put: string
}

/** A guard taken away: somebody could do this by mistake, so some test must see it. */
export interface Fault {
  name: string
  edits: readonly Edit[]
  /** The test files that guard it. */
  tests: readonly string[]
  /** Only there can it be seen. */
  engine?: 'postgres'
}

/** A fault of one edit. */
export function fault(name: string, file: string, find: string, put: string, ...tests: string[]): Fault {
  return { name, edits: [{ file, find, put }], tests }
}
