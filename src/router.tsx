/** The hash router: routes are loaded when they are opened (spec §2). */
import { createHashRouter, generatePath, Navigate, type RouteObject, useParams } from 'react-router'
import { FailedRoute } from './FailedRoute.tsx'
import { Layout } from './Layout.tsx'
import { NotFound } from './NotFound.tsx'
import { QuestionnaireFrame } from './QuestionnaireFrame.tsx'
import { Root } from './Root.tsx'
import { isInsideQuestionnaire, redirects, routes } from './routes.ts'
import { loadChunk } from './ui/chunkFailure.ts'
import { FailurePage } from './ui/FailurePage.tsx'
import type { RouteEntry } from './ui/RouteEntry.ts'
import type { Wiring } from './wiring.ts'

function Redirect({ to }: { to: string }) {
  return <Navigate to={generatePath(to, useParams())} replace />
}

/**
 * A page that did not arrive is drawn as one that fails: the router shows nothing at all when `lazy`
 * itself rejects, so the error would never reach its errorElement.
 */
async function loadPage(load: RouteEntry['load']): Promise<Pick<RouteObject, 'Component' | 'element'>> {
  try {
    return { Component: await loadChunk(load) }
  } catch (error) {
    return { element: <FailurePage error={error} /> }
  }
}

const lazily = ({ path, load }: RouteEntry): RouteObject => ({
  path,
  lazy: () => loadPage(load),
  errorElement: <FailedRoute />,
})

export function createAppRouter(wiring: Wiring) {
  return createHashRouter([
    {
      element: <Root wiring={wiring} />,
      hydrateFallbackElement: <></>,
      children: [
        {
          element: <Layout />,
          errorElement: <FailedRoute />,
          children: [
            ...redirects.map(({ path, to }) => ({ path, element: <Redirect to={to} /> })),
            { element: <QuestionnaireFrame />, children: routes.filter(isInsideQuestionnaire).map(lazily) },
            ...routes.filter((route) => !isInsideQuestionnaire(route)).map(lazily),
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ])
}
