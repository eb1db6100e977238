/**
 * What a person, a department or an enterprise may be called: one line with something to see in it. A name stands in
 * mails, lists and figures, where a line break or a turned direction of writing makes it look like something else.
 */

/** Control characters, separators of lines and what turns the direction of writing round. */
const TURNING = '\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069'

/**
 * What has no width and no meaning in a word, so that two names look alike. The joiners have one: Persian and the
 * languages of India write with them, and families of emoji; so have the marks a right-to-left line ends with.
 */
const WIDTHLESS = '\\u200b\\u2060-\\u2064\\ufeff'

const HIDDEN = `${TURNING}${WIDTHLESS}`

/** What prints nothing: white space, characters of form alone, and the blank of Braille. */
const BLANK = '\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800'

/** The pattern of the document's schema Name; an empty one is for minLength to refuse. */
export const NAME_PATTERN = `^(?:(?:(?![${HIDDEN}])[${BLANK}])*[^${BLANK}][^${HIDDEN}]*)?$`

const NAME = new RegExp(NAME_PATTERN, 'u')

/** True for a name and for none at all. */
export const isName = (text: string): boolean => NAME.test(text)

/** The pattern of the document's schema Title: one line without hidden characters; a draft's may be empty or blank. */
export const TITLE_PATTERN = `^[^${HIDDEN}]*$`

const TURNING_RUN = new RegExp(`[${TURNING}]+`, 'gu')
const WIDTHLESS_RUN = new RegExp(`[${WIDTHLESS}]+`, 'gu')

/** Text that came with breaks, turned writing or widthless characters, on one line and in its own direction. */
export const onOneLine = (text: string): string => text.replace(WIDTHLESS_RUN, '').replace(TURNING_RUN, ' ')
