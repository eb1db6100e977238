import { lazyPage } from '../../ui/page/lazyPage.tsx'
import type { ResourceDoor } from '../../ui/page/ResourceDoor.ts'
import type { RouteEntry } from '../../ui/page/RouteEntry.ts'

export const employees: ResourceDoor = {
  name: 'employees',
  titleKey: 'title.employees',
  createTitleKey: 'directory.new',
  editTitleKey: 'title.employee',
  recordRepresentation: 'displayName',
  list: lazyPage(() => import('./EmployeesPage.tsx').then((m) => m.EmployeesPage)),
  create: lazyPage(() => import('./EmployeeCreatePage.tsx').then((m) => m.EmployeeCreatePage)),
  edit: lazyPage(() => import('./EmployeeEditPage.tsx').then((m) => m.EmployeeEditPage)),
}

export const departments: ResourceDoor = {
  name: 'departments',
  titleKey: 'title.departments',
  recordRepresentation: 'name',
  // One page for the tree and what is chosen in it, at every address below: a route each would draw the tree anew, and
  // the keyboard would lose its place.
  list: lazyPage(() => import('./departments/DepartmentsPage.tsx').then((m) => m.DepartmentsPage)),
  hasCreate: true,
  hasEdit: true,
}

export const directoryRoutes: RouteEntry[] = [
  {
    path: '/employees/import',
    titleKey: 'title.employees.import',
    load: () => import('./ImportPage.tsx').then((m) => m.ImportPage),
  },
]
