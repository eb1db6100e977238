import { afterEach, describe, expect, test } from 'vitest'
import { bundle } from './bundle.ts'
import { contractFolder, getOperation } from './contractFolder.fixture.ts'
import { formsModule } from './forms.ts'
import { resourcesModule } from './resources.ts'

const folders: { remove: () => void }[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

const pageIndex = { name: 'pageIndex', in: 'query', schema: { type: 'integer', maximum: 7 } }
const petId = { $ref: '#/components/parameters/id' }

function bodyOf(schema: string) {
  return { requestBody: { content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } } } }
}

const OPERATIONS = { getList: 'listPets', getOne: 'getPet', create: 'createPet', update: 'updatePet' }
const pet = { $ref: '#/components/schemas/Pet' }
const COUNTED_BY = ['kw', 'kinds', 'day'].map((name) => ({
  name,
  in: 'query',
  schema: { type: 'string', maxLength: 9 },
}))

function pathsWith(parameters: object[]) {
  return {
    '/pets': {
      get: getOperation('listPets', { type: 'array', items: pet }, { parameters: [...parameters, pageIndex] }),
      post: getOperation('createPet', pet, bodyOf('PetCreate')),
    },
    '/pets/counts': { get: getOperation('countPets', pet, { parameters: COUNTED_BY }) },
    '/pets/{id}': {
      parameters: [petId],
      get: getOperation('getPet', pet),
      put: getOperation('updatePet', pet, bodyOf('PetUpdate')),
    },
  }
}

/** The generated table, read back from the module's text. */
function descriptorsOf(schemas: object, more: object = {}, parameters: object[] = []) {
  const folder = contractFolder({
    a: {
      components: { schemas },
      paths: pathsWith(parameters),
      'x-resources': { pets: { schema: 'Pet', ...OPERATIONS, ...more } },
    },
  })
  folders.push(folder)
  const document = bundle(folder.directory)
  const table = (text: string, name: string) =>
    JSON.parse(text.slice(text.indexOf('= {', text.indexOf(`export const ${name}`)) + 2))
  const forms = table(formsModule(document), 'forms')
  const { createPet, updatePet } = forms
  return {
    ...table(resourcesModule(document), 'resources').pets,
    create: createPet?.fields ?? [],
    edit: updatePet?.fields ?? [],
    carried: updatePet?.carried ?? [],
  }
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
  for (const form of ['columns', 'create', 'edit']) {
    expect(names(before[form])).toEqual(['name'])
    expect(names(after[form])).toEqual(['name', 'added'])
  }
  expect(after.operations).toEqual({
    ...OPERATIONS,
    getMany: null,
    getManyReference: null,
    updateMany: null,
    delete: null,
    deleteMany: null,
  })
})

const PLAIN = {
  name: 'added',
  required: false,
  nullable: false,
  readOnly: false,
  writeOnly: false,
  listed: false,
  order: 1000,
}
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
    { given: { type: 'string', format: 'date-time', maxLength: 30 }, want: { kind: 'dateTime', maxLength: 30 } },
    { given: { type: 'string', format: 'date', maxLength: 10 }, want: { kind: 'date', maxLength: 10 } },
    { given: { type: 'string', format: 'uri', maxLength: 99 }, want: { kind: 'url', maxLength: 99 } },
    { given: { type: 'number', multipleOf: 0.5 }, want: { kind: 'number', multipleOf: 0.5 } },
    { given: { type: 'string', writeOnly: true }, want: { kind: 'password', writeOnly: true } },
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
    const { columns } = descriptorsOf(schemasWith({ ...given, 'x-ui': ui }))
    expect(columns[1]).toEqual({ ...PLAIN, label: ui, ...want })
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

  test('required comes from the object, the order from x-ui, and hidden ones are only carried', () => {
    const first = descriptorsOf(schemasWith({ type: 'boolean', 'x-ui': { ...ui, order: 0 } }, ['added']))
    expect(first.create[0]).toMatchObject({ name: 'added', required: true })
    const { create, carried } = descriptorsOf(schemasWith({ type: 'boolean', 'x-ui': { hidden: true } }))
    expect(create).toHaveLength(1)
    expect(carried).toEqual(['added'])
  })

  test('an input without words of its own is called by its name; such a property is no column', () => {
    const { create, columns } = descriptorsOf(schemasWith({ type: 'boolean' }))
    expect(create[1].label).toEqual({ zh: 'added', en: 'added' })
    expect(columns).toHaveLength(1)
  })

  test('of a column that stands in files alone it says so', () => {
    const { columns } = descriptorsOf(schemasWith({ type: 'boolean', 'x-ui': { ...ui, fileOnly: true } }))
    expect(columns).toMatchObject([{ name: 'name' }, { name: 'added', listed: false, fileOnly: true }])
    expect(columns[0]).not.toHaveProperty('fileOnly')
  })

  test('a nested object has its own fields, an array of references its resource', () => {
    const host = { type: 'string', maxLength: 9, 'x-ui': ui }
    const relay = descriptorsOf(schemasWith({ type: 'object', properties: { host }, required: ['host'] })).create[1]
    expect(relay).toMatchObject({ kind: 'object', fields: [{ name: 'host', kind: 'text', required: true }] })
    const items = { $ref: '#/components/schemas/Id' }
    const owners = { type: 'array', items, 'x-ui': { ...ui, reference: 'owners' } }
    expect(descriptorsOf(schemasWith(owners)).create[1]).toMatchObject({ kind: 'references', reference: 'owners' })
  })

  test('choices of several kinds are chosen by their words', () => {
    const choices = { '10': { zh: '甲', en: 'A' }, disabled: { zh: '乙', en: 'B' } }
    const property = {
      anyOf: [{ type: 'integer' }, { const: 'disabled' }],
      'x-ui': { ...ui, widget: 'chips', choices },
    }
    expect(descriptorsOf(schemasWith(property)).create[1]).toMatchObject({ choices: ['10', 'disabled'] })
  })

  test('a picture that nothing uploads throws', () => {
    const property = { type: 'string', 'x-ui': { ...ui, widget: 'image' } }
    expect(() => descriptorsOf(schemasWith(property))).toThrow('the picture added names no upload')
  })

  test('an unknown widget throws', () => {
    const property = { type: 'string', 'x-ui': { ...ui, widget: 'crystal ball' } }
    expect(() => descriptorsOf(schemasWith(property))).toThrow('unknown widget crystal ball')
  })
})

describe('a list', () => {
  const sort = { name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', 'age'], default: 'age' } }
  const order = { name: 'order', in: 'query', schema: { type: 'string', enum: ['asc', 'desc'], default: 'desc' } }
  const kw = { name: 'kw', in: 'query', schema: { type: 'string', maxLength: 9 }, 'x-ui': { ...ui, widget: 'search' } }
  const kinds = {
    name: 'kinds',
    in: 'query',
    schema: { type: 'array', maxItems: 2, items: { type: 'integer', enum: [1, 2] } },
    'x-ui': { ...ui, order: 1, widget: 'chips', always: true, counts: 'countPets' },
  }

  test('sorts by what its operation says, filters by the parameters that have words', () => {
    const silent = { name: 'silent', in: 'query', schema: { type: 'boolean' } }
    const descriptor = descriptorsOf(schemasWith(undefined), {}, [sort, order, kw, kinds, silent])
    expect(descriptor).toMatchObject({
      lastPage: 7,
      sorts: ['name', 'age'],
      defaultSort: { field: 'age', order: 'DESC' },
      recordKey: 'id',
      parent: null,
    })
    expect(descriptor.filters).toEqual([
      {
        ...PLAIN,
        name: 'kinds',
        kind: 'chips',
        label: ui,
        order: 1,
        choices: [1, 2],
        always: true,
        many: true,
        maxItems: 2,
        counts: { operation: 'countPets', takes: ['kw', 'day'] },
      },
      { ...PLAIN, name: 'kw', kind: 'search', label: ui, maxLength: 9, always: false },
    ])
  })

  test('what counts its choices must be there, and take every other filter', () => {
    const by = (counts: string) => ({ ...kinds, 'x-ui': { ...kinds['x-ui'], counts } })
    const legs = { ...kw, name: 'legs' }
    expect(() => descriptorsOf(schemasWith(undefined), {}, [by('countMoons')])).toThrow('unknown operation countMoons')
    expect(() => descriptorsOf(schemasWith(undefined), {}, [kinds, kw, legs])).toThrow(
      'countPets counts for kinds, but does not take legs',
    )
  })

  test('without a sort parameter it has no order of its own', () => {
    expect(descriptorsOf(schemasWith(undefined))).toMatchObject({ sorts: [], defaultSort: null, filters: [] })
  })

  test('what is sent with each of its questions is named beside its operations', () => {
    const listQuery = { silent: true }
    expect(descriptorsOf(schemasWith(undefined), { listQuery })).toMatchObject({ listQuery })
  })
})

test('a resource without a form has none; unknown names throw', () => {
  expect(descriptorsOf(schemasWith(undefined), { create: null }).create).toEqual([])
  expect(() => descriptorsOf(schemasWith(undefined), { schema: 'Nobody' })).toThrow('unknown schema Nobody')
  expect(() => descriptorsOf(schemasWith(undefined), { delete: 'burnPet' })).toThrow('unknown operation burnPet')
  expect(() => descriptorsOf(schemasWith(undefined), { also: { burnPet: {} } })).toThrow('unknown operation burnPet')
  const filters = { colour: { property: 'fur' } }
  expect(() => descriptorsOf(schemasWith(undefined), { filters })).toThrow('no list has the filter colour')
})
