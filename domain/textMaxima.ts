/** Most characters of texts that are not a paper's (paper/textLengths.ts), as the contract has them; the test of the document ties each to it. */

/** Of a person, a dimension, an enterprise. */
export const NAME_MAXIMUM = 100
export const LEVEL_NAME_MAXIMUM = 50
/** Of a mail's template. */
export const MAIL_TEXT_MAXIMUM = { title: 200, content: 20_000 }
/** Of what names an enterprise in an address. */
export const EID_MAXIMUM = 40
/** Of what is recorded with an act. */
export const REASON_MAXIMUM = 500
/** Of what raters read before and after they answer. */
export const SETTING_TEXT_MAXIMUM = { welcomeText: 2000, thanksText: 2000 }
