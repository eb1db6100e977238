/** Interleaved pairs and their judgement: the machine is shared, so only ratios within one run count. */

export interface Figure {
  name: string
  ours: number
  peer: number
  unit: string
  /** What is compared with the bound: mostly ours / peer. */
  ratio: number
  bound: number
  /** 'most' when the ratio must not exceed the bound, 'least' when it must reach it. */
  sense: 'most' | 'least'
}

/** The middle value; the mean of the middle two for an even number. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper
}

export interface PairResult {
  ours: number
  peer: number
  ratio: number
  /** Median ratio of the peer to itself in neighbouring pairs: far from 1 tells of a noisy machine. */
  control: number
}

/** Measures `ours` and `peer` in turn, `count` times; medians of both and of the ratio pair by pair. */
export async function interleave(
  ours: () => Promise<number>,
  peer: () => Promise<number>,
  count = 10,
): Promise<PairResult> {
  const pairs: { ours: number; peer: number; again: number }[] = []
  for (let index = 0; index < count; index += 1) {
    const peerMeasure = await peer()
    const oursMeasure = await ours()
    pairs.push({ ours: oursMeasure, peer: peerMeasure, again: await peer() })
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    peer: median(pairs.map((pair) => pair.peer)),
    ratio: median(pairs.map((pair) => pair.ours / pair.peer)),
    control: median(pairs.map((pair) => pair.again / pair.peer)),
  }
}

/** The line of a figure: name, ours, the peer's, ratio, bound, ok or SHORT. */
export function figureLine(figure: Figure): { line: string; isShort: boolean } {
  const isShort = figure.sense === 'most' ? figure.ratio > figure.bound : figure.ratio < figure.bound
  const sign = figure.sense === 'most' ? '<=' : '>='
  const cells = [
    figure.name.padEnd(28),
    `${figure.ours.toFixed(1)} ${figure.unit}`.padStart(14),
    `${figure.peer.toFixed(1)} ${figure.unit}`.padStart(14),
    figure.ratio.toFixed(3).padStart(9),
    `${sign} ${figure.bound}`.padStart(9),
    isShort ? 'SHORT' : 'ok',
  ]
  return { line: cells.join('  '), isShort }
}
