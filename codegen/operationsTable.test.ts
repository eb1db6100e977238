import { afterEach, expect, test } from 'vitest'
import { bundle } from './bundle.ts'
import { contractFolder, getOperation } from './contractFolder.fixture.ts'
import { routesJson } from './operationsTable.ts'

const folders: { remove: () => void }[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

test('the routes carry no word said to people, but a property that is called description', () => {
  const said = { description: 'said to people', 'x-ui': { en: 'Said' } }
  const text = { type: 'string', maxLength: 9, ...said }
  const Pet = {
    type: 'object',
    ...said,
    properties: {
      description: text,
      list: { type: 'array', maxItems: 1, items: text, ...said },
      one: { anyOf: [text, { type: 'null', ...said }] },
      more: { type: 'object', additionalProperties: text, ...said },
    },
    required: ['description'],
  }
  const parameters = [{ name: 'q', in: 'query', schema: text, ...said }]
  const requestBody = { content: { 'application/json': { schema: Pet } } }
  const paths = { '/p': { post: getOperation('one', Pet, { parameters, requestBody }) } }
  const folder = contractFolder({ a: { paths, components: { schemas: { Pet } } } })
  folders.push(folder)
  const routes = routesJson(bundle(folder.directory))
  expect(routes).not.toContain('said to people')
  expect(routes).not.toContain('x-ui')
  expect(JSON.parse(routes).schemas.Pet).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: {
      description: { type: 'string', maxLength: 9 },
      list: { type: 'array', maxItems: 1, items: { type: 'string', maxLength: 9 } },
      one: { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] },
      more: { type: 'object', additionalProperties: { type: 'string', maxLength: 9 } },
    },
    required: ['description'],
  })
})
