/** What we use of yazl, which brings no types. */
declare module 'yazl' {
  import type { EventEmitter } from 'node:events'
  import type { PassThrough, Readable } from 'node:stream'

  export class ZipFile extends EventEmitter {
    readonly outputStream: PassThrough
    addReadStreamLazy(
      name: string,
      options: { mtime: Date; compress: boolean },
      open: (give: (error: Error | null, file: Readable) => void) => void,
    ): void
    end(): void
  }
}
