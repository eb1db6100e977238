/** The admin, called manage: one router around everything. */
import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { createAppRouter } from './router.tsx'
import { createWiring } from './wiring.ts'

export function App() {
  const [router] = useState(() => createAppRouter(createWiring()))
  return <RouterProvider router={router} />
}
