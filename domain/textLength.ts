/** Counted as the contract counts: a rare character is one. */
export const lengthOf = (text: string): number => [...text].length

// Most texts are short by any count, and some are looked at with each letter that is typed.
export const isTooLong = (text: string, most: number): boolean => text.length > most && lengthOf(text) > most
