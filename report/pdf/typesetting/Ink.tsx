/**
 * What stands on one page, noted down before react-pdf draws it: letters and lines go into one canvas, since a page of a
 * few hundred nodes of react-pdf takes it ten times as long; pictures, links and bookmarks are nodes of its own.
 */
import { Canvas, Image, Link, View } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { PAGE } from '../theme.ts'
import type { Said } from './actualText.ts'
import './actualText.ts'
import type { Face, Writing } from './faces.ts'
import type { Line, TextStyle } from './lines.ts'

/** What is used of the painter react-pdf hands to a canvas. */
interface Pen {
  font(source: object, key: string, size: number): void
  fillColor(color: string): void
  text(text: string, x: number, y: number, options: object): void
  moveTo(x: number, y: number): Pen
  lineTo(x: number, y: number): Pen
  lineWidth(width: number): Pen
  stroke(color: string): void
  fill(color: string): void
  fillAndStroke(fill: string, stroke: string): void
  rect(x: number, y: number, width: number, height: number): Pen
  roundedRect(x: number, y: number, width: number, height: number, radius: number): Pen
  circle(x: number, y: number, radius: number): Pen
  path(d: string): Pen
  save(): Pen
  restore(): Pen
  translate(x: number, y: number): Pen
}

interface Written {
  face: Face
  size: number
  color: string
  baseline: number
  x: number
  end: number
  text: string
  parts: Writing['parts'][number][]
}

export interface Paint {
  fill?: string
  stroke?: string
  strokeWidth?: number
}

export class Ink {
  private readonly written: Written[] = []
  private readonly shapes: ((pen: Pen) => void)[] = []
  private readonly nodes: ReactElement[] = []

  /** Runs one after the other; `baseline` in points from the top. */
  write({ runs }: Line, x: number, baseline: number, { size, color }: TextStyle): void {
    let at = x
    for (const run of runs) {
      this.writeRun(run, at, baseline, size, color)
      at += run.width * size
    }
  }

  /** What stands on one line in one face becomes one piece of text, a leap between its parts. */
  private writeRun(run: Line['runs'][number], x: number, baseline: number, size: number, color: string): void {
    const { face, text, width } = run
    if (run.glyphs.length === 0) return
    const last = this.written.at(-1)
    const end = x + width * size
    const isSame = last?.face === face && last.size === size && last.color === color && last.baseline === baseline
    if (last === undefined || !isSame || x < last.end - 0.001) {
      this.written.push({ face, size, color, baseline, x, end, text, parts: [{ run, leap: 0 }] })
      return
    }
    last.parts.push({ run, leap: ((x - last.end) / size) * face.unitsPerEm })
    last.text += text
    last.end = end
  }

  /** A line from left to right or from top to bottom. */
  rule(from: { x: number; y: number }, to: { x: number; y: number }, color: string, width: number): void {
    this.shapes.push((pen) => pen.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(width).stroke(color))
  }

  box(x: number, y: number, width: number, height: number, paint: Paint, radius = 0): void {
    this.shapes.push((pen) =>
      applyPaint(radius > 0 ? pen.roundedRect(x, y, width, height, radius) : pen.rect(x, y, width, height), paint),
    )
  }

  circle(x: number, y: number, radius: number, paint: Paint): void {
    this.shapes.push((pen) => applyPaint(pen.circle(x, y, radius), paint))
  }

  /** SVG path data, its origin at the place given. */
  path(d: string, x: number, y: number, paint: Paint): void {
    this.shapes.push((pen) => {
      pen.save().translate(x, y)
      applyPaint(pen.path(d), paint)
      pen.restore()
    })
  }

  picture(src: string, left: number, top: number, width: number, height: number): void {
    this.add(<Image key={this.nodes.length} src={src} style={{ position: 'absolute', left, top, width, height }} />)
  }

  link(target: string, left: number, top: number, width: number, height: number): void {
    this.add(<Link key={this.nodes.length} src={target} style={{ position: 'absolute', left, top, width, height }} />)
  }

  /** Where links and the outline lead. */
  anchor(id: string, title: string, left: number, top: number): void {
    const style = { position: 'absolute', left, top, width: 1, height: 1 } as const
    // Its types know bookmarks of pages only; every node may have one. pdfkit takes `left` from the right: this is the edge.
    const place = { id, style, bookmark: { title, left: PAGE.width } }
    this.add(<View key={this.nodes.length} {...place} />)
  }

  private add(node: ReactElement): void {
    this.nodes.push(node)
  }

  /** The page's content for react-pdf. */
  content(): ReactElement[] {
    // It cuts nothing off; one as high as its page is rounded up and goes on on another.
    const style = { position: 'absolute', left: 0, top: 0, width: 1, height: 1 } as const
    const canvas = (
      <Canvas
        key="canvas"
        style={style}
        paint={(pen: Pen) => {
          this.paint(pen)
          return null
        }}
      />
    )
    return [canvas, ...this.nodes]
  }

  private paint(pen: Pen): void {
    for (const shape of this.shapes) shape(pen)
    let face: Face | null = null
    let size = 0
    let color = ''
    for (const written of this.written) {
      if (written.face !== face || written.size !== size) pen.font(written.face.source, written.face.key, written.size)
      if (written.color !== color) pen.fillColor(written.color)
      face = written.face
      size = written.size
      color = written.color
      const writing: Writing = { parts: written.parts, isWritten: false }
      const options = { lineBreak: false, baseline: 'alphabetic', features: [writing] }
      pen.text(written.text, written.x, written.baseline, { ...options, ...saidBy(written) })
    }
  }
}

/** Whose signs are drawn before or into letters they are read behind; from right to left readers turn the glyphs round themselves. */
const REORDERED = /[\p{Script=Devanagari}\p{Script=Thai}]/u

const saidBy = ({ text }: Written): Said => (REORDERED.test(text) ? { actualText: text } : {})

function applyPaint(pen: Pen, { fill, stroke, strokeWidth = 1 }: Paint): void {
  if (stroke === undefined) pen.fill(fill ?? 'none')
  else if (fill === undefined) pen.lineWidth(strokeWidth).stroke(stroke)
  else pen.lineWidth(strokeWidth).fillAndStroke(fill, stroke)
}
