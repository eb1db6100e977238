/** The answering site (design §5.7): React alone, without the component library of the admin. */
import { createRoot } from 'react-dom/client'
import './feedback.css'
import './pages.css'
import { App } from './App.tsx'

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const showMode = () => {
  document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
}
showMode()
dark.addEventListener('change', showMode)

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<App />)
