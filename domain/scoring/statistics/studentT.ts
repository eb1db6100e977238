/** Student's t: how many standard errors a band reaches to either side of its mean. */

/** Share of means that lie within a band. */
const COVERED = 0.95
/** Upper 2.5 % point of the normal distribution. */
const NORMAL = 1.959963984540054
/** From so many degrees on the expansion below is right to ten digits. */
const MANY_DEGREES = 2000

const known = new Map<number, number>()

/** The two-sided 95 % point for a whole number of degrees of freedom, at least 1. */
export function tOf95(degrees: number): number {
  if (degrees >= MANY_DEGREES) return expansion(degrees)
  const found = known.get(degrees) ?? solve(degrees)
  known.set(degrees, found)
  return found
}

/** Abramowitz and Stegun (1964) 26.7.5. */
function expansion(degrees: number): number {
  const z = NORMAL
  const first = (z ** 3 + z) / (4 * degrees)
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2)
  return z + first + second
}

/** By halving: the share within t grows with t. */
function solve(degrees: number): number {
  let [low, high] = [0, 13]
  while (high - low > 1e-13) {
    const middle = (low + high) / 2
    if (shareWithin(middle, degrees) < COVERED) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Probability of a value between -t and t: Abramowitz and Stegun 26.7.3 and 26.7.4. */
function shareWithin(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees))
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const isOdd = degrees % 2 === 1
  let term = isOdd ? cosine : 1
  let sum = degrees === 1 ? 0 : term
  for (let k = isOdd ? 3 : 2; k < degrees; k += 2) {
    term *= (cosine ** 2 * (k - 1)) / k
    sum += term
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum
}
