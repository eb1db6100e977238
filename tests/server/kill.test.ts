import { expect, test } from 'vitest'
import { killRounds } from '../soak/kill.ts'
import { openTestDatabase } from './testDatabase.ts'

test.each([1, 2] as const)(
  'two kills during submissions of a type %d questionnaire lose and double nothing',
  async (type) => {
    const { database, directory, url, remove } = await openTestDatabase()
    if (url === undefined) await database.close()
    const result = await killRounds({ directory, url, type, rounds: 2 })
    await remove()
    expect(result).toMatchObject({ lost: [], wrong: [], torn: [] })
    expect(result.acknowledged).toBeGreaterThan(10)
  },
)
