const HOME = '/manage.html#/manage'
/** Stands for our own site while parsing; an address that leaves it is not ours. */
const OWN = 'http://own.invalid'

/**
 * The address to go to after signing in, always on this site (spec §2 returnUrl). Refused: other
 * hosts, `//x`, `/\x`, and tabs or line ends, which browsers drop before they parse.
 */
export function safeReturnUrl(wanted: string | undefined): string {
  if (wanted === undefined || wanted === '' || !/^\/(?![/\\])/.test(wanted)) return HOME
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u001f\u007f\\]/.test(wanted)) return HOME
  const url = URL.parse(wanted, OWN)
  if (url === null || url.origin !== OWN) return HOME
  return url.pathname.startsWith('//') ? HOME : `${url.pathname}${url.search}${url.hash}`
}
