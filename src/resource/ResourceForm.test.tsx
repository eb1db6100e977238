import { CoreAdminContext, memoryStore, TestMemoryRouter } from 'react-admin'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { FieldDescriptor } from '../../openapi/generated/descriptors.ts'
import { resources } from '../../openapi/generated/resources.ts'
import { createI18nProvider } from '../providers/i18nProvider.ts'
import { loadWords } from '../providers/words.ts'
import { ResourceForm } from './ResourceForm.tsx'

const i18nProvider = createI18nProvider(await loadWords('en'))

/** The form as a page would draw it, as HTML. */
function drawn(fields: readonly FieldDescriptor[]): string {
  const page = (
    <ResourceForm
      fields={fields}
      validator={async () => () => true}
      onSave={async () => undefined}
      onCancel={() => undefined}
    />
  )
  // react-admin is loaded with a router of its own here: the form's guard looks for ours.
  const form = (
    <CoreAdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: i18nProvider.getLocale() })}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </CoreAdminContext>
  )
  return renderToString(<TestMemoryRouter>{form}</TestMemoryRouter>)
}

const labelsIn = (html: string) =>
  [...html.matchAll(/<label[^>]*for="field-([^"]+)"[^>]*>([^<]*)/g)].map(([, name]) => name)

const employee = resources.employees.create

test('a form has an input for each property of the document', () => {
  expect(employee.length).toBeGreaterThan(3)
  expect(labelsIn(drawn(employee))).toEqual(employee.map(({ name }) => name))
})

test('a property added to the document appears in the form', () => {
  const added: FieldDescriptor = {
    name: 'nickname',
    kind: 'text',
    label: { zh: '昵称', en: 'Nickname' },
    required: false,
    nullable: false,
    readOnly: false,
    writeOnly: false,
    listed: false,
    order: 99,
    maxLength: 50,
  }
  const html = drawn([...employee, added])
  expect(labelsIn(html)).toContain('nickname')
  expect(html).toMatch(/Nickname|昵称/)
  expect(html).toContain('id="field-nickname"')
})

test.each([
  { kind: 'email', want: /type="email"[^>]*id="field-x"|id="field-x"[^>]*type="email"/ },
  { kind: 'password', want: /type="password"/ },
  { kind: 'number', want: /type="number"/ },
  { kind: 'multiline', want: /<textarea/ },
  { kind: 'boolean', want: /type="checkbox"/ },
  { kind: 'select', want: /<option value="b">Bee|<option value="b">乙/ },
] as const)('$kind is drawn as what it is', ({ kind, want }) => {
  const field: FieldDescriptor = {
    name: 'x',
    kind,
    label: { zh: '甲', en: 'X' },
    required: true,
    nullable: false,
    readOnly: false,
    writeOnly: false,
    listed: false,
    order: 1,
    choices: ['a', 'b'],
    choiceLabels: { b: { zh: '乙', en: 'Bee' } },
  }
  expect(drawn([field])).toMatch(want)
})
