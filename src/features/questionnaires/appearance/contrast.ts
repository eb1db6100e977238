/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of a `#rrggbb` colour with white, 1 to 21; text needs 4.5. */
export function contrastWithWhite(colour: string): number {
  return 1.05 / (luminance(colour) + 0.05)
}

export const LEAST_CONTRAST = 4.5
