/** The admin, called manage: react-admin's <Admin> over the doors of all features. */
import { useState } from 'react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { createHashRouter, matchPath, Route } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Layout } from './Layout.tsx'
import { NotFound } from './NotFound.tsx'
import { QuestionnaireFrame } from './QuestionnaireFrame.tsx'
import { isInsideQuestionnaire, redirects, resourceDoors, routes } from './routes.ts'
import { StartUp, startUp } from './StartUp.tsx'
import { theme } from './theme/theme.ts'
import { FailurePage } from './ui/FailurePage.tsx'
import { pageRoute } from './ui/pageRoute.tsx'
import { Redirect } from './ui/Redirect.tsx'
import { Waiting } from './ui/Waiting.tsx'
import { createWiring, type Wiring } from './wiring.ts'

const inside = routes.filter(isInsideQuestionnaire).map(pageRoute)
const outside = routes.filter((route) => !isInsideQuestionnaire(route)).map(pageRoute)

function Manage({ wiring }: { wiring: Wiring }) {
  const { authProvider, dataProvider, queryClient, NoticeBoard } = wiring
  return (
    <StartUp wiring={wiring}>
      {({ i18nProvider, store }) => (
        <Admin
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={store}
          theme={theme}
          layout={Layout}
          loading={Waiting}
          catchAll={NotFound}
          error={FailurePage}
          notification={NoticeBoard}
          loginPage={false}
          authCallbackPage={false}
          disableTelemetry
        >
          {resourceDoors.map((door) => (
            <Resource key={door.name} {...door} />
          ))}
          <CustomRoutes>
            {redirects.map(({ path, to }) => (
              <Route key={path} path={path} element={<Redirect to={to} />} />
            ))}
            <Route element={<QuestionnaireFrame />}>{inside}</Route>
            {outside}
          </CustomRoutes>
        </Admin>
      )}
    </StartUp>
  )
}

/** What the address will need is fetched while the session still loads: the page's code and its list. */
function createFetching(): Wiring {
  const wiring = createWiring()
  startUp(wiring)
  const [path = '', search = ''] = location.hash.slice(1).split('?')
  const pathname = path === '' || path === '/' ? '/manage' : path
  const route = routes.find((one) => matchPath(one.path, pathname) !== null)
  // A file that does not come is told when the page is drawn.
  route?.load().catch(() => {})
  if (route?.resource) wiring.dataProvider.askEarly(route.resource, search)
  return wiring
}

/** The router stands outside: a data router can hold a page back, and is not made anew with the language. */
export function App() {
  const [router] = useState(() => createHashRouter([{ path: '*', element: <Manage wiring={createFetching()} /> }]))
  return <RouterProvider router={router} />
}
