/** The admin, called manage: react-admin's <Admin> over the doors of all features. */
import { useEffect, useState } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { matchPath, Route } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { AccessDenied } from './AccessDenied.tsx'
import { Admin } from './Admin.tsx'
import { createAddressedRouter } from './addressedRouter.ts'
import { Layout } from './Layout.tsx'
import { NotFound } from './NotFound.tsx'
import { IN_PLACE } from './providers/calls/useQuestion.ts'
import { QuestionnaireFrame } from './QuestionnaireFrame.tsx'
import { isOwnAddress } from './resource/list/address/address.ts'
import { isInsideQuestionnaire, redirects, resourceDoors, routes } from './routes.ts'
import { StartUp, startUp } from './StartUp.tsx'
import { theme } from './theme/theme.ts'
import { FailurePage } from './ui/page/FailurePage.tsx'
import type { LazyPage } from './ui/page/lazyPage.tsx'
import { pageRoute, withPage } from './ui/page/pageRoute.tsx'
import { Redirect } from './ui/page/Redirect.tsx'
import { Waiting } from './ui/page/Waiting.tsx'
import { type Asking, createWiring, type Wiring } from './wiring.ts'

const pages = routes.map(withPage)
const inside = pages.filter(isInsideQuestionnaire).map(pageRoute)
const outside = pages.filter((page) => !isInsideQuestionnaire(page)).map(pageRoute)

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
          accessDenied={AccessDenied}
          disableTelemetry
        >
          {resourceDoors.map((door) => (
            <Resource key={door.name} {...door}>
              <Route path="*" element={<NotFound />} />
            </Resource>
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

/** The code of the page at an address, of its own or of a resource. */
async function preparePage(pathname: string): Promise<void> {
  const page = pages.find(({ path }) => matchPath(path, pathname) !== null)?.Page
  const list = page ?? resourceDoors.find(({ name }) => matchPath(`/${name}`, pathname) !== null)?.list
  if (typeof list === 'function' && 'prepare' in list) await (list as LazyPage<object>).prepare()
}

/** The rows of the list at an address: as the list will ask, so that they stand on the page when it is first drawn. */
async function prepareRows(pathname: string, search: string, { dataProvider, queryClient }: Asking): Promise<void> {
  const { resource } = routes.find((one) => matchPath(one.path, pathname) !== null) ?? {}
  // What the list turns into its own words first, it asks for itself.
  if (resource === undefined || !isOwnAddress(resource, search)) return
  await dataProvider.askEarly(resource, search, (params, page) => {
    queryClient.setQueryData([resource, 'getList', { ...params, meta: IN_PLACE.meta }], page)
  })
}

/** What the address will need is fetched while the session still loads: the page's code and its list. */
function createFetching(): Wiring {
  const [path = '', search = ''] = location.hash.slice(1).split('?')
  const pathname = path === '' || path === '/' ? '/manage' : path
  const wiring = createWiring((asking) => Promise.all([preparePage(pathname), prepareRows(pathname, search, asking)]))
  startUp(wiring)
  return wiring
}

/** The router stands outside: a data router can hold a page back, and is not made anew with the language. */
export function App() {
  const [{ router, start }] = useState(() =>
    createAddressedRouter([{ path: '*', element: <Manage wiring={createFetching()} /> }]),
  )
  useEffect(() => start(), [start])
  return <RouterProvider router={router} />
}
