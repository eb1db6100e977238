/** Starts the admin (entry manage). Small, so that it runs first: what every page needs is asked for while the app's code comes. */
import { UNLOADED } from '../messages/unloaded.ts'
import { onComeBack } from './api/comeBack.ts'
import { askEarly } from './api/early.ts'
import { currentLanguage, showLanguage } from './api/language.ts'
import { followSystem, showMode, storedMode } from './api/mode.ts'
import { askForPageWords } from './api/pageWords.ts'

showMode(storedMode())
followSystem()
showLanguage(currentLanguage())
// Shown again as it was left, to whom it may concern no more: it begins anew.
onComeBack(() => location.reload())
askEarly('/api/users/me')
askEarly('/api/enterprises/related')
askEarly('/api/session/preferences')
// The page people begin with; the other lists are asked for when the app's code has come.
if (['', '#/', '#/manage'].includes(location.hash))
  askEarly('/api/questionnaires?pageIndex=1&pageSize=50&sort=createdAt&order=desc')
else askForPageWords(currentLanguage())
const words = { zh: () => import('../messages/manageZh.ts'), en: () => import('../messages/manageEn.ts') }
// Whoever needs them tells of a file that does not come.
words[currentLanguage()]().catch(() => {})
import('./start.tsx').catch(() => {
  document.body.append(UNLOADED)
})
