import { describe, expect, it } from 'vitest'
import { cleanSvg, svgImage } from './svgImage.ts'

const head = '<svg viewBox="0 0 10 5" xmlns="http://www.w3.org/2000/svg" width="10" height="5">'

describe('cleanSvg', () => {
  it.each([
    {
      name: 'cuts the drawing out of its wrapper',
      given: '<div><svg width="10" height="5"></svg></div>',
      want: `${head}</svg>`,
    },
    {
      name: 'removes invisible shapes',
      given:
        '<svg width="10" height="5"><path d="M0" fill="#F00" fill-opacity="0"></path><rect fill="transparent" width="3"/><path d="M1"></path></svg>',
      want: `${head}<path d="M1"></path></svg>`,
    },
    {
      name: 'removes invisible strokes, keeps the shape',
      given: '<svg width="10" height="5"><path d="M0" stroke="transparent"></path></svg>',
      want: `${head}<path d="M0"></path></svg>`,
    },
    {
      name: 'keeps faint shapes',
      given: '<svg width="10" height="5"><path fill-opacity="0.1"></path></svg>',
      want: `${head}<path fill-opacity="0.1"></path></svg>`,
    },
  ])('$name', ({ given, want }) => {
    expect(cleanSvg(given)).toBe(want)
  })

  it.each(['<div></div>', '<svg width="100%" height="5"></svg>'])('refuses %s', (given) => {
    expect(() => cleanSvg(given)).toThrow(/drawing/i)
  })
})

it('encodes Chinese as UTF-8', () => {
  const src = svgImage(
    <svg width={10} height={5}>
      <title>环视</title>
    </svg>,
  )
  const bytes = Uint8Array.from(atob(src.replace('data:image/svg+xml;base64,', '')), (each) => each.charCodeAt(0))
  expect(new TextDecoder().decode(bytes)).toContain('<title>环视</title>')
})
