/** Starts the sign-in page: React alone, so that it is there at once. */
import { createRoot } from 'react-dom/client'
import { currentLanguage, showLanguage } from '../api/language.ts'
import { followSystem, showMode, storedMode } from '../api/mode.ts'
import { SignInSite } from './SignInSite.tsx'
import './signin.css'

showMode(storedMode())
followSystem()
showLanguage(currentLanguage())
const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<SignInSite />)
