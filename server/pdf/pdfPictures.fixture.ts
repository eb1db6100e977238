/** The pages of a PDF as PDFium draws them, the engine of Chrome's own viewer: their pixels, and where it puts which character. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'

/** Points from the left and from the top. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Character extends Box {
  text: string
  /** Of the line it stands on, from the top. */
  baseline: number
  size: number
}

export interface Picture {
  /** Points, which are pixels. */
  width: number
  height: number
  /** 0 is black, 255 white; row after row. */
  grey: Uint8Array
  characters: Character[]
  /** Lines from left to right over half the page and more: below rows of tables, above the foot. */
  rules: Box[]
}

const WASM = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))
const WHITE = 0xffffffff

let loading: Promise<WrappedPdfiumModule> | undefined

async function load(): Promise<WrappedPdfiumModule> {
  const library = await init({ wasmBinary: new Uint8Array(await readFile(WASM)).buffer })
  library.PDFiumExt_Init()
  return library
}

/** Anew each time, since it grows; its types say nothing of it. */
function memoryOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  const memory: unknown = Reflect.get(pdfium, 'HEAPU8')
  if (memory instanceof Uint8Array) return memory
  throw new Error('PDFium shows no memory')
}

export async function pictures(pdf: Buffer): Promise<Picture[]> {
  loading ??= load()
  const library = await loading
  const { malloc, free } = library.pdfium.wasmExports
  const at = malloc(pdf.length)
  memoryOf(library).set(pdf, at)
  const document = library.FPDF_LoadMemDocument(at, pdf.length, '')
  if (document === 0) throw new Error('PDFium cannot read the document')
  try {
    return Array.from({ length: library.FPDF_GetPageCount(document) }, (_, index) => {
      const page = library.FPDF_LoadPage(document, index)
      const picture = drawn(library, page)
      library.FPDF_ClosePage(page)
      return picture
    })
  } finally {
    library.FPDF_CloseDocument(document)
    free(at)
  }
}

function drawn(library: WrappedPdfiumModule, page: number): Picture {
  const width = Math.round(library.FPDF_GetPageWidthF(page))
  const height = Math.round(library.FPDF_GetPageHeightF(page))
  const bitmap = library.FPDFBitmap_Create(width, height, 0)
  library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
  library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0)
  const from = library.FPDFBitmap_GetBuffer(bitmap)
  const pixels = memoryOf(library).subarray(from, from + 4 * width * height)
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = Math.min(pixels[4 * at] ?? 0, pixels[4 * at + 1] ?? 0, pixels[4 * at + 2] ?? 0)
  }
  library.FPDFBitmap_Destroy(bitmap)
  return { width, height, grey, characters: charactersOf(library, page), rules: rulesOf(library, page) }
}

const PATH = 2

function rulesOf(library: WrappedPdfiumModule, page: number): Box[] {
  const [width, height] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)]
  const room = library.pdfium.wasmExports.malloc(16)
  const boxes = Array.from({ length: library.FPDFPage_CountObjects(page) }, (_, at) => {
    const object = library.FPDFPage_GetObject(page, at)
    if (library.FPDFPageObj_GetType(object) !== PATH) return []
    library.FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12)
    const [left = 0, bottom = 0, right = 0, top = 0] = numbersAt(library, room, 'float', 4)
    return [{ left, top: height - top, right, bottom: height - bottom }]
  })
  library.pdfium.wasmExports.free(room)
  return boxes.flat().filter(({ left, top, right, bottom }) => right - left > width / 2 && bottom - top < 3)
}

const BYTES = { float: 4, double: 8 }

const numbersAt = (library: WrappedPdfiumModule, at: number, type: keyof typeof BYTES, count: number): number[] =>
  Array.from({ length: count }, (_, place) => library.pdfium.getValue(at + place * BYTES[type], type))

function charactersOf(library: WrappedPdfiumModule, page: number): Character[] {
  const height = library.FPDF_GetPageHeightF(page)
  const text = library.FPDFText_LoadPage(page)
  const room = library.pdfium.wasmExports.malloc(32)
  const found: Character[] = []
  for (let at = 0; at < library.FPDFText_CountChars(text); at += 1) {
    // Spaces and line ends it makes up are not in the document.
    if (library.FPDFText_IsGenerated(text, at) === 1) continue
    library.FPDFText_GetLooseCharBox(text, at, room)
    const [left = 0, top = 0, right = 0, bottom = 0] = numbersAt(library, room, 'float', 4)
    library.FPDFText_GetCharOrigin(text, at, room, room + 8)
    const [, baseline = 0] = numbersAt(library, room, 'double', 2)
    found.push({
      text: String.fromCodePoint(library.FPDFText_GetUnicode(text, at)),
      ...{ left, right, top: height - top, bottom: height - bottom },
      ...{ baseline: height - baseline, size: library.FPDFText_GetFontSize(text, at) },
    })
  }
  library.pdfium.wasmExports.free(room)
  library.FPDFText_ClosePage(text)
  return found
}
