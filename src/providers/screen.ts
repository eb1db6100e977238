/** Language and mode of this browser; every entry shares them (src/api), features have them from here. */
export { keepLanguage } from '../api/language.ts'
export { isDark, keepMode, storedMode } from '../api/mode.ts'
