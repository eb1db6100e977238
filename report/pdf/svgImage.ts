import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * A drawing as the `src` of a PDF's `<Image>`: its first `<svg>`, cleaned of what react-pdf would
 * draw black or red (design §3, pitfalls), with a viewBox so that it scales.
 */
export function svgImage(drawing: ReactElement): string {
  const svg = cleanSvg(renderToStaticMarkup(drawing))
  return `data:image/svg+xml;base64,${toBase64(svg)}`
}

/** UTF-8 as base64, with what browsers and Node both have. */
const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

const INVISIBLE_SHAPE = /<(\w+)\b[^>]*\s(?:fill="transparent"|fill-opacity="0")[^>]*?(?:\/>|>\s*<\/\1>)/g

/** Exported for its test. */
export function cleanSvg(markup: string): string {
  const start = markup.indexOf('<svg')
  const end = markup.lastIndexOf('</svg>')
  if (start < 0 || end < 0) throw new Error('The drawing holds no <svg>')
  const svg = markup
    .slice(start, end + '</svg>'.length)
    .replace(INVISIBLE_SHAPE, '')
    .replace(/\sstroke="transparent"/g, '')
  return withViewBox(withNamespace(svg))
}

const withNamespace = (svg: string): string =>
  svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')

function withViewBox(svg: string): string {
  const head = svg.slice(0, svg.indexOf('>'))
  if (head.includes('viewBox=')) return svg
  const width = /\swidth="([\d.]+)"/.exec(head)?.[1]
  const height = /\sheight="([\d.]+)"/.exec(head)?.[1]
  if (width === undefined || height === undefined) throw new Error('A drawing for paper needs a fixed width and height')
  return svg.replace('<svg', `<svg viewBox="0 0 ${width} ${height}"`)
}
