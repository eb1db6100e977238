/** Starts the admin (entry manage). */
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { currentLanguage, keepLanguage } from './api/language.ts'
import './theme/base.css'
import { followSystem, showMode, storedMode } from './api/mode.ts'

showMode(storedMode())
followSystem()
keepLanguage(currentLanguage())
const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<App />)
