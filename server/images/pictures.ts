/** Pictures people upload, made anew: only the pixels of a JPEG, PNG or WebP get in, nothing else a file may hold. */
import type { Sharp, SharpOptions } from 'sharp'
import { BusinessError, fieldError } from '../../domain/errors.ts'
import { isTooLarge, LARGEST_PICTURE_MB } from '../../domain/files/picture.ts'

/** A photo of a telephone passes, a bomb of ten thousand pixels square does not. */
const MOST_PIXELS = 50_000_000
const LONGEST_SECONDS = 10
const LOADERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer']

const SHAPES = {
  avatar: { width: 256, height: 256, fit: 'cover' },
  /** A logo is wide or high: nothing of it is cut off, and a small one stays small. */
  logo: { width: 512, height: 256, fit: 'inside', withoutEnlargement: true },
} as const

type OpenPicture = (bytes: Buffer, options: SharpOptions) => Sharp

let opened: Promise<OpenPicture> | undefined

/** Loaded at the first upload: most starts never need it. */
async function openPictures(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

let last: Promise<unknown> = Promise.resolve()

/** One picture at a time: a decoded one may take 200 MB. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work)
  last = next.catch(() => undefined)
  return next
}

/** The upload as WebP without metadata, upright, in the shape asked for. Throws BODY_TOO_LARGE, PICTURE_UNREADABLE. */
export async function makePicture(file: unknown, shape: keyof typeof SHAPES): Promise<Buffer> {
  const unreadable = () => fieldError('PICTURE_UNREADABLE', 'file')
  if (!(file instanceof File)) throw unreadable()
  if (isTooLarge(file)) throw new BusinessError('BODY_TOO_LARGE', { most: LARGEST_PICTURE_MB })
  const bytes = Buffer.from(await file.arrayBuffer())
  opened ??= openPictures()
  const open = await opened
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const
  return inTurn(async () => {
    try {
      const picture = open(bytes, options).autoOrient().resize(SHAPES[shape])
      return await picture.webp({ quality: 82 }).timeout({ seconds: LONGEST_SECONDS }).toBuffer()
    } catch {
      throw unreadable()
    }
  })
}
