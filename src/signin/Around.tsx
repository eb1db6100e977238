/** One person in the middle, looked at from every side: the levels in their fixed colours (design §6). */
const RINGS = [
  { radius: 44, token: 'superior', start: -150, sweep: 120 },
  { radius: 66, token: 'same', start: -20, sweep: 150 },
  { radius: 88, token: 'subordinate', start: 70, sweep: 170 },
  { radius: 110, token: 'accent', start: 190, sweep: 130 },
]

function arc(radius: number, start: number, sweep: number): string {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  }
  return `M${point(start)}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 1 ${point(start + sweep)}`
}

export function Around() {
  return (
    <svg viewBox="-124 -124 248 248" fill="none" aria-hidden="true">
      {RINGS.map(({ radius, token, start, sweep }) => (
        <g key={token} strokeLinecap="round">
          <circle r={radius} stroke="var(--line)" strokeWidth="1" />
          <path d={arc(radius, start, sweep)} stroke={`var(--${token})`} strokeWidth="7" />
        </g>
      ))}
      <circle r="16" fill="var(--self)" />
    </svg>
  )
}
