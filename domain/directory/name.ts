/**
 * What a person, a department or an enterprise may be called: one line with something to see in it. A name stands in
 * mails, lists and figures, where a line break or a turned direction of writing makes it look like something else.
 */

/** Control characters, separators of lines and what turns the direction of writing round. */
const TURNING = '\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069'

/**
 * What has no width and no meaning in a word, so that two names look alike: soft hyphens, fillers, what annotates, and the
 * letters of tags, which nobody sees and programs read.
 */
const WIDTHLESS =
  '\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}'

/**
 * The joiners have a meaning: Persian and the languages of India write with them, and families of emoji; so have the marks
 * a right-to-left line ends with. After letters of these scripts they have none.
 */
const JOINERS = '\\u061c\\u200c-\\u200f'
const UNJOINED = '\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}'
const NO_LOOK_ALIKE = `(?!(?:[\\s\\S]*[${UNJOINED}])?[\\u200c\\u200d]|[\\s\\S]*[${UNJOINED}][${JOINERS}])`

const HIDDEN = `${TURNING}${WIDTHLESS}`

/** What prints nothing: white space, characters of form alone, and the blank of Braille. */
const BLANK = '\\s\\p{Cc}\\p{Cf}\\p{DI}\\u2800'

/** The pattern of the document's schema Name; an empty one is for minLength to refuse. */
export const NAME_PATTERN = `^${NO_LOOK_ALIKE}(?:(?:(?![${HIDDEN}])[${BLANK}])*[^${BLANK}][^${HIDDEN}]*)?$`

const NAME = new RegExp(NAME_PATTERN, 'u')

/** True for a name and for none at all. */
export const isName = (text: string): boolean => NAME.test(text)

/** The pattern of the document's schema Title: one line without hidden characters; a draft's may be empty or blank. */
export const TITLE_PATTERN = `^${NO_LOOK_ALIKE}[^${HIDDEN}]*$`

const TITLE = new RegExp(TITLE_PATTERN, 'u')

/** True for a title, an empty or blank one too. */
export const isTitle = (text: string): boolean => TITLE.test(text)

const TURNING_RUN = new RegExp(`[${TURNING}]+`, 'gu')
const WIDTHLESS_RUN = new RegExp(`[${WIDTHLESS}]+|(?<=[${UNJOINED}])[${JOINERS}]+|^[\\u200c\\u200d]+`, 'gu')

/** Text that came with breaks, turned writing or widthless characters, on one line and in its own direction. */
export const onOneLine = (text: string): string => text.replace(WIDTHLESS_RUN, '').replace(TURNING_RUN, ' ')
