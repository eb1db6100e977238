/** Every error an operation declares (x-errors) is provoked at the real app, by a provocation of its own. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ERRORS, type ErrorName } from '../../domain/errors.ts'
import { errorsTable } from '../../openapi/generated/errors.ts'
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import { OWN_PAGE } from '../../server/demo/caller.ts'
import { callByExample, inputsOf } from './exampleCall.ts'
import { answers } from './provoked/answers.ts'
import { collection } from './provoked/collection.ts'
import { directory } from './provoked/directory.ts'
import { type Ground, startGround } from './provoked/ground.ts'
import type { Provocation } from './provoked/provocation.ts'
import { dimensions, editor, questionnaires, templates } from './provoked/questionnaires.ts'
import { relations } from './provoked/relations.ts'
import { release } from './provoked/release.ts'
import { reports } from './provoked/reports.ts'
import { enterprise, exported, session } from './provoked/session.ts'

const provocations: Record<string, Record<string, Provocation>> = {
  ...session,
  ...enterprise,
  ...exported,
  ...directory,
  ...questionnaires,
  ...editor,
  ...templates,
  ...dimensions,
  ...relations,
  ...collection,
  ...answers,
  ...release,
  ...reports,
}

const built = Object.entries(errorsTable).filter(([id]) => !operationsTable[id as OperationId].pending)
const declared = built.flatMap(([operationId, { own }]) => own.map((name: ErrorName) => ({ operationId, name })))

const MORE_THAN_ANY_LIMIT = 100_000_000

let ground: Ground
beforeAll(async () => {
  ground = await startGround()
})
afterAll(() => ground.close())

describe('an error an operation declares is provoked', () => {
  test.each(declared)('$operationId: $name', async ({ operationId, name }) => {
    const provoke = provocations[operationId]?.[name]
    if (provoke === undefined) throw new Error(`${operationId} declares ${name}, and nothing provokes it`)
    const answer = await provoke(ground)
    expect(ground.operationOf(answer)).toBe(operationId)
    expect(answer).toMatchObject(ERRORS[name])
  })
})

type Provoke = (id: OperationId) => Promise<{ status: number; returnCode: number }>

/** What operations answer because of their kind, asked of every one that says so. */
const general: Partial<Record<ErrorName, Provoke>> = {
  FORBIDDEN: (id) => callByExample(ground.visitor({ authorization: 'Bearer of-a-rater' }), id),
  LINK_INVALID: (id) => callByExample(ground.visitor({ authorization: 'Bearer of-nobody' }), id),
  ANSWERING_CLOSED: async (id) =>
    callByExample(ground.visitor({ authorization: `Bearer ${await ground.sealedLink()}` }), id),
  CROSS_SITE_REQUEST: (id) => callByExample(ground.visitor({ 'sec-fetch-site': 'cross-site' }), id),
  BODY_TOO_LARGE: async (id) => {
    const [type = 'application/json'] = Object.keys(inputsOf(id).requestBody?.content ?? {})
    const { method, path, object } = operationsTable[id]
    const own = object === null ? 1 : await ground.objectId(object)
    const url = path.replaceAll(/\{\w+\}/g, String(own))
    const sent = { ...OWN_PAGE, cookie: ground.administrator.cookie(), 'content-type': type }
    const headers = { ...sent, 'content-length': String(MORE_THAN_ANY_LIMIT) }
    const answer = await ground.testApp.app.inject({ method, url, headers, payload: '{}' })
    return { status: answer.statusCode, ...answer.json() }
  },
}

/** Where every operation is asked for the others; a fault of the house is nobody's to provoke. */
const ELSEWHERE: Partial<Record<ErrorName, string>> = {
  UNAUTHENTICATED: 'refusals.test.ts',
  SIGN_IN_CHANGED: 'refusals.test.ts',
  NOT_FOUND: 'refusals.test.ts',
  INVALID_INPUT: 'edge.test.ts',
  UNSUPPORTED_MEDIA_TYPE: 'edge.test.ts',
  NOT_IMPLEMENTED: 'contract.test.ts',
  HOST_REFUSED: 'tests/server/host.test.ts',
  DATABASE_AWAY: 'tests/server/databaseFaults.test.ts',
  DATABASE_BUSY: 'tests/server/databaseFaults.test.ts',
  DATABASE_FULL: 'tests/server/diskFull.test.ts',
  INTERNAL: 'nowhere',
}

describe('an error operations answer because of their kind is provoked', () => {
  const all = Object.entries(errorsTable).flatMap(([id, { general: names }]) =>
    names.map((name: ErrorName) => ({ id: id as OperationId, name })),
  )

  test.each(all.filter(({ name }) => ELSEWHERE[name] === undefined))('$id: $name', async ({ id, name }) => {
    expect(await general[name]?.(id)).toMatchObject(ERRORS[name])
  })
})

test('nothing is provoked that no operation declares', () => {
  const pairs = Object.entries(provocations).flatMap(([id, own]) => Object.keys(own).map((name) => `${id}: ${name}`))
  expect(pairs.sort()).toEqual(declared.map(({ operationId, name }) => `${operationId}: ${name}`).sort())
})
