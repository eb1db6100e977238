/** The ZIP port: each file is read when its turn has come, and no more of it than goes out, so that none is held as a whole. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export const ZIP_TYPE = 'application/zip'

export interface ArchivedFile {
  /** Its path in the archive. */
  name: string
  /** What is packed already, as a PDF, gets no smaller. */
  isPackable: boolean
  pieces(): AsyncIterable<Buffer>
}

/** The bytes of the archive, made while they are read; they end early where a file cannot be read. */
export function zipStream(files: readonly ArchivedFile[], madeAt: Date): Readable {
  const zip = new ZipFile()
  const end = (error: Error) => zip.outputStream.destroy(error)
  zip.on('error', end)
  // It may end before anybody reads it; whoever reads then hears of it, but what nobody hears ends the process.
  zip.outputStream.on('error', () => {})
  for (const { name, isPackable, pieces } of files) {
    zip.addReadStreamLazy(name, { mtime: madeAt, compress: isPackable }, (give) => {
      give(null, Readable.from(pieces()).on('error', end))
    })
  }
  zip.end()
  return zip.outputStream
}
