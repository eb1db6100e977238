import type { RouteEntry } from '../../ui/RouteEntry.ts'

export const directoryRoutes: RouteEntry[] = [
  {
    path: '/employees',
    titleKey: 'title.employees',
    load: () => import('./EmployeesPage.tsx').then((m) => m.EmployeesPage),
  },
  {
    path: '/employees/create',
    titleKey: 'title.employees',
    load: () => import('./EmployeeCreatePage.tsx').then((m) => m.EmployeeCreatePage),
  },
  {
    path: '/employees/import',
    titleKey: 'title.employees.import',
    load: () => import('./ImportPage.tsx').then((m) => m.ImportPage),
  },
  {
    path: '/employees/:id',
    titleKey: 'title.employees',
    load: () => import('./EmployeeEditPage.tsx').then((m) => m.EmployeeEditPage),
  },
  {
    path: '/departments',
    titleKey: 'title.departments',
    load: () => import('./DepartmentsPage.tsx').then((m) => m.DepartmentsPage),
  },
  {
    path: '/departments/create',
    titleKey: 'title.departments',
    load: () => import('./DepartmentCreatePage.tsx').then((m) => m.DepartmentCreatePage),
  },
  {
    path: '/departments/:id',
    titleKey: 'title.departments',
    load: () => import('./DepartmentEditPage.tsx').then((m) => m.DepartmentEditPage),
  },
]
