/** A backup of the demonstration enterprise, restored: what people see of it, the papers of reports among it, is the same. */
import { expect, onTestFinished, test } from 'vitest'
import { backUp, keepEnterprise, newInstallation, placeOf, restore, restoredFrom, tablesAt } from './keptEnterprise.ts'
import { shownBy } from './keptShown.ts'
import { testEngine } from './testDatabase.ts'

async function cleared(engine: 'sqlite' | 'postgres') {
  const installation = await newInstallation(engine)
  onTestFinished(() => installation.remove())
  return installation
}

/** A backup from PostgreSQL goes into SQLite, one from SQLite into the engine of this run. */
test.each(testEngine === 'sqlite' ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const))(
  'rows, answers and papers are the same after a backup from %s',
  { timeout: 300_000 },
  async (engine) => {
    const kept = await cleared(engine)
    const expected = await keepEnterprise(kept)
    const { folder, err } = await backUp(kept)
    expect(err).toBe('')
    const target = await cleared(engine === 'sqlite' ? testEngine : 'sqlite')
    expect(await restore(target, folder)).toMatchObject({ code: 0, err: '' })
    expect(await tablesAt(placeOf(target))).toEqual(await restoredFrom(placeOf(kept)))
    const before = await shownBy(kept, expected)
    const after = await shownBy(target, expected)
    expect(Object.keys(before.papers).length).toBeGreaterThan(3)
    expect(after.papers).toEqual(before.papers)
    // The sign-in of then is over; whoever signs in anew finds everything.
    const ofSession = after.told.filter(({ as }) => as === 'session')
    expect(ofSession.length).toBeGreaterThan(0)
    for (const { returnCode } of ofSession) expect(returnCode).not.toBe(0)
    const others = ({ as }: { as: string }) => as !== 'session'
    for (const [index, one] of after.told.filter(others).entries()) {
      expect.soft(one).toEqual(before.told.filter(others)[index])
    }
  },
)
