import { afterEach, describe, expect, test } from 'vitest'
import { bundle } from './bundle.ts'
import { callsModule } from './calls.ts'
import { contractFolder, getOperation } from './contractFolder.fixture.ts'

const folders: { remove: () => void }[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

const Pet = { type: 'object', properties: { name: { type: 'string', maxLength: 9 } } }

function rowOf(method: string, more: object = {}, feature: object = { 'x-stale': { pets: ['pets'] } }) {
  const operation = getOperation('act', { $ref: '#/components/schemas/Pet' }, more)
  const folder = contractFolder({
    a: { paths: { '/pets/{id}/act': { [method]: operation } }, components: { schemas: { Pet } }, ...feature },
  })
  folders.push(folder)
  const text = callsModule(bundle(folder.directory))
  const line = text.split('\n').find((one) => one.startsWith('  act: '))
  return line === undefined ? undefined : JSON.parse(line.slice('  act: '.length, -1))
}

const body = (type: string) => ({ requestBody: { content: { [type]: { schema: Pet } } } })
const question = {
  permission: 'member',
  method: 'GET',
  path: '/pets/{id}/act',
  head: 'pets',
  body: null,
  isFile: false,
  isAct: false,
  stale: [],
}
const act = { ...question, method: 'POST', isAct: true, stale: ['pets'] }

describe('a call', () => {
  test.each([
    { name: 'a question', given: rowOf('get'), want: question },
    { name: 'an act', given: rowOf('post', body('application/json')), want: { ...act, body: 'json' } },
    {
      name: 'a form',
      given: rowOf('post', body('application/x-www-form-urlencoded')),
      want: { ...act, body: 'form' },
    },
    { name: 'a file sent', given: rowOf('post', body('multipart/form-data')), want: { ...act, body: 'multipart' } },
    {
      name: 'a POST that only reads',
      given: rowOf('post', { 'x-reads': true }),
      want: { ...question, method: 'POST' },
    },
    {
      name: 'a file answered',
      given: rowOf('get', { responses: { '200': { description: 'a', content: { 'text/csv': { schema: {} } } } } }),
      want: { ...question, isFile: true },
    },
    {
      name: 'an act with a word of its own',
      given: rowOf('post', { 'x-stale': [] }),
      want: { ...act, stale: [] },
    },
    {
      name: 'a CRUD operation, which belongs to its resource',
      given: rowOf('get', {}, { 'x-resources': { cats: { schema: 'Pet', getList: 'act' } } }),
      want: { ...question, head: 'cats' },
    },
  ])('$name', ({ given, want }) => {
    expect(given).toEqual(want)
  })

  test('of the sign-in page or the answering site is none of the admin', () => {
    expect(rowOf('post', { 'x-permission': 'public' })).toBeUndefined()
    expect(rowOf('post', { 'x-permission': 'rater' })).toBeUndefined()
  })

  test('whose staleness nobody declares throws, as does an unknown head', () => {
    expect(() => rowOf('post', {}, {})).toThrow('act: neither it nor its feature says what is stale')
    expect(() => rowOf('post', { 'x-stale': ['moons'] })).toThrow('x-stale of act names the unknown head moons')
  })
})
