/** How often what was due is looked for again after others took it. */
const LOOKS = 5

/** What `claim` takes while something is due: where two processes chose the same, one of them comes away empty-handed. */
export async function claimed<Mail>(isDue: () => Promise<boolean>, claim: () => Promise<Mail[]>): Promise<Mail[]> {
  for (let look = 0; look < LOOKS && (await isDue()); look += 1) {
    const mails = await claim()
    if (mails.length > 0) return mails
  }
  return []
}
