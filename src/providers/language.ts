/** The language of the screen, for pages: they know no floor below the providers. */
export { currentLanguage } from '../api/language.ts'
