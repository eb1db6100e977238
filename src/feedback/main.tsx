/** The answering site (design §5.7): React alone, without the component library of the admin. */
import { createRoot } from 'react-dom/client'
import { followSystem, showMode, storedMode } from '../api/mode.ts'
import './feedback.css'
import './pages.css'
import { App } from './App.tsx'

showMode(storedMode())
followSystem()
const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<App />)
