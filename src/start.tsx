/** Draws the admin once its code is there. */
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './theme/base.css'

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<App />)
