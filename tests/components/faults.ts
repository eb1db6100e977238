/** What must not happen behind a test's back: each of these fails the test in which it happens. */

/** Known warnings of packages; each with the reason why it cannot be mended here. */
const KNOWN: RegExp[] = [
  // react-admin writes every refused call of the dataProvider to the console of a development build.
  /^console\.error: (ApiBadRequest|ApiResponseNotSuccessful|Unauthenticated|Unauthorized|Network)Error\b/,
  // react-admin 5.15 still passes three props that MUI 9 has removed; its next version mends it.
  /^console\.error: React does not recognize the `(InputProps|inputRef|inputProps)` prop on a DOM element/,
]

const faults: string[] = []

export function reportFault(fault: string): void {
  const isKnown = KNOWN.some((pattern) => pattern.test(fault))
  if (!isKnown) faults.push(fault)
}

/** The faults since the last time, and forgets them; a test that is about one takes it itself. */
export function takeFaults(): string[] {
  return faults.splice(0)
}

function print(parts: unknown[]): string {
  const [first, ...rest] = parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
  // React writes `%s` and gives the names behind it.
  return rest.reduce<string>(
    (text, part) => (text.includes('%s') ? text.replace('%s', part) : `${text} ${part}`),
    first ?? '',
  )
}

/** Listens to the console and to what nobody caught, once a page. */
export function watchFaults(): void {
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console)
    console[level] = (...parts: unknown[]) => {
      write(...parts)
      reportFault(`console.${level}: ${print(parts)}`)
    }
  }
  window.addEventListener('unhandledrejection', ({ reason }) => reportFault(`unhandled rejection: ${print([reason])}`))
  window.addEventListener('error', ({ message }) => reportFault(`uncaught: ${message}`))
}
