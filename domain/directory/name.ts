/**
 * What a person, a department or an enterprise may be called: one line with something to see in it. A name stands in
 * mails, lists and figures, where a line break or a turned direction of writing makes it look like something else.
 */

/** Control characters, separators of lines and what turns the direction of writing round. */
const HIDDEN = '\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069'

/** What prints nothing: white space, characters of form alone, and the blank of Braille. */
const BLANK = '\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800'

/** The pattern of the document's schema Name; an empty one is for minLength to refuse. */
export const NAME_PATTERN = `^(?:(?:(?![${HIDDEN}])[${BLANK}])*[^${BLANK}][^${HIDDEN}]*)?$`

const NAME = new RegExp(NAME_PATTERN, 'u')

/** True for a name and for none at all. */
export const isName = (text: string): boolean => NAME.test(text)

const HIDDEN_RUN = new RegExp(`[${HIDDEN}]+`, 'gu')

/** Text that came with breaks or turned writing, on one line and in its own direction. */
export const onOneLine = (text: string): string => text.replace(HIDDEN_RUN, ' ')
