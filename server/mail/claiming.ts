/**
 * What `claim` takes while something is due, until there is a mail that goes, or the server ends: where two processes chose the
 * same, one of them comes away empty-handed, and so does whoever takes only mails that go to nobody any more.
 */
export async function claimed<Mail>(
  isDue: () => Promise<boolean>,
  claim: () => Promise<Mail[]>,
  isStopping: () => boolean = () => false,
): Promise<Mail[]> {
  while (await isDue()) {
    const mails = await claim()
    if (mails.length > 0 || isStopping()) return mails
  }
  return []
}
