import { afterEach, describe, expect, test } from 'vitest'
import { bundle } from './bundle.ts'
import { contractFolder } from './contractFolder.fixture.ts'
import { resourcesModule } from './resources.ts'

const folders: { remove: () => void }[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

const OPERATIONS = { list: 'listPets', one: 'getPet', create: 'createPet', update: 'updatePet', remove: null }

/** The generated table, read back from the module's text. */
function descriptorsOf(schemas: object, more: object = {}) {
  const names = { schema: 'Pet', createSchema: 'PetCreate', updateSchema: 'PetUpdate', ...more }
  const folder = contractFolder({
    a: { components: { schemas }, 'x-resources': { pets: { ...OPERATIONS, ...names } } },
  })
  folders.push(folder)
  const text = resourcesModule(bundle(folder.directory))
  return JSON.parse(text.slice(text.indexOf('= {', text.indexOf('export const resources')) + 2)).pets
}

function schemasWith(property: object | undefined, required: string[] = []) {
  const name = { type: 'string', maxLength: 20, 'x-ui': { zh: '名字', en: 'Name', order: 1, listed: true } }
  const Pet = { type: 'object', required, properties: { ...(property && { added: property }), name } }
  return { Pet, PetCreate: { allOf: [{ $ref: '#/components/schemas/Pet' }] }, PetUpdate: Pet }
}

test('a property added to the schema is in the list, in the create form (through allOf) and in the edit form', () => {
  const names = (fields: { name: string }[]) => fields.map(({ name }) => name)
  const before = descriptorsOf(schemasWith(undefined))
  const after = descriptorsOf(schemasWith({ type: 'boolean', 'x-ui': { zh: '新', en: 'New', order: 2 } }))
  for (const form of ['list', 'create', 'edit']) {
    expect(names(before[form])).toEqual(['name'])
    expect(names(after[form])).toEqual(['name', 'added'])
  }
  expect(after.operations).toEqual(OPERATIONS)
})

const PLAIN = { name: 'added', required: false, nullable: false, readOnly: false, listed: false, order: 1000 }
const ui = { zh: '新', en: 'New' }

describe('a descriptor', () => {
  test.each([
    { given: { type: 'string', maxLength: 5 }, want: { kind: 'text', maxLength: 5 } },
    {
      given: { type: 'string', minLength: 1, maxLength: 5, pattern: '^a' },
      want: { kind: 'text', minLength: 1, maxLength: 5, pattern: '^a' },
    },
    { given: { type: 'integer', minimum: 1, maximum: 9 }, want: { kind: 'number', minimum: 1, maximum: 9 } },
    { given: { type: 'number', minimum: 0.5, maximum: 1 }, want: { kind: 'number', minimum: 0.5, maximum: 1 } },
    { given: { type: 'boolean', default: true }, want: { kind: 'boolean', defaultValue: true } },
    { given: { type: 'string', format: 'email', maxLength: 254 }, want: { kind: 'email', maxLength: 254 } },
    { given: { type: 'string', format: 'date-time', maxLength: 30 }, want: { kind: 'date', maxLength: 30 } },
    { given: { type: 'string', enum: ['a', 'b'] }, want: { kind: 'select', choices: ['a', 'b'] } },
    {
      given: { type: ['string', 'null'], enum: ['a', null] },
      want: { kind: 'select', nullable: true, choices: ['a'] },
    },
    {
      given: { type: ['integer', 'null'], minimum: 0, maximum: 9 },
      want: { kind: 'number', nullable: true, minimum: 0, maximum: 9 },
    },
    { given: { type: 'string', maxLength: 9, readOnly: true }, want: { kind: 'text', readOnly: true, maxLength: 9 } },
    { given: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 2 } }, want: { kind: 'tags' } },
    { given: { $ref: '#/components/schemas/Id' }, want: { kind: 'number', minimum: 0, maximum: 9 } },
  ])('of $given', ({ given, want }) => {
    const { list } = descriptorsOf(schemasWith({ ...given, 'x-ui': ui }))
    expect(list[1]).toEqual({ ...PLAIN, label: ui, ...want })
  })

  test('a reference names its resource, also beside a $ref', () => {
    const property = { $ref: '#/components/schemas/Id', 'x-ui': { ...ui, reference: 'owners' } }
    const { create } = descriptorsOf(schemasWith(property))
    expect(create[1]).toMatchObject({ kind: 'reference', reference: 'owners', minimum: 0, maximum: 9 })
  })

  test('a widget of its own wins; choices have their words', () => {
    const choices = { a: { zh: '甲', en: 'A' } }
    const property = { type: 'string', enum: ['a'], 'x-ui': { ...ui, widget: 'multiline', choices } }
    expect(descriptorsOf(schemasWith(property)).edit[1]).toMatchObject({ kind: 'multiline', choiceLabels: choices })
  })

  test('required comes from the object, the order from x-ui, and hidden ones are left out', () => {
    const first = descriptorsOf(schemasWith({ type: 'boolean', 'x-ui': { ...ui, order: 0 } }, ['added']))
    expect(first.create[0]).toMatchObject({ name: 'added', required: true })
    expect(descriptorsOf(schemasWith({ type: 'boolean', 'x-ui': { hidden: true } })).list).toHaveLength(1)
  })

  test('without words of its own it is called by its name', () => {
    expect(descriptorsOf(schemasWith({ type: 'boolean' })).list[1].label).toEqual({ zh: 'added', en: 'added' })
  })
})

test('a resource without a form has none; an unknown schema throws', () => {
  expect(descriptorsOf(schemasWith(undefined), { createSchema: null }).create).toEqual([])
  expect(() => descriptorsOf(schemasWith(undefined), { schema: 'Nobody' })).toThrow('unknown schema Nobody')
})
