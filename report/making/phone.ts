type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>

/** Phones and tablets have too little memory to spare, and pay for every byte: the server makes theirs. */
export function isPhone({ userAgent, maxTouchPoints }: Device): boolean {
  // A tablet of Apple's calls itself a Macintosh; no real one has a touch screen.
  return /Android|iPhone|iPad|iPod|Mobile/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
