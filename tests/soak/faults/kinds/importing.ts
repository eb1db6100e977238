/** An import goes on after every kill until each row is there, once. */
import { at, type Found, type Kind, noJobIsOpen, times, when } from '../kind.ts'

/** Eight transactions. */
const ROWS = 1600

const numberOf = (time: number) => `K${String(time).padStart(3, '0')}-`

function tableOf(time: number): string {
  const row = (index: number) => `${numberOf(time)}${index},张${index},k${time}.${index}@import.example`
  return ['employeeNo,displayName,email', ...times(ROWS, row)].join('\n')
}

export const importing: Kind = {
  name: 'import',
  async prepare(ground) {
    const tables = times(ground.times, tableOf)
    const jobs = new Map<number, number>()
    return {
      acknowledged: () => jobs.size,
      async act({ administrator }, time) {
        const body = { text: at(tables, time), allOrNothing: false }
        jobs.set(time, (await administrator.ok('importEmployees', { body })).jobId)
      },
      isOver: noJobIsOpen,
      async check({ administrator }, time): Promise<Found> {
        const id = jobs.get(time)
        if (id === undefined) return { lost: [], torn: [] }
        const { status, message, result } = await administrator.ok('getJob', { path: { id } })
        const { created, updated, skipped, failed } = { created: 0, updated: 0, skipped: 0, failed: [], ...result }
        const isWhole = created === ROWS && updated + skipped + failed.length === 0
        return {
          lost: when(status !== 'done', `import ${time} is ${status}: ${message}`),
          torn: when(status === 'done' && !isWhole, `import ${time}: ${JSON.stringify(result)}`),
        }
      },
      async stored(database) {
        const rows = await database.read((db) =>
          db
            .selectFrom('employee')
            .select(['employeeNo', 'email'])
            .where('enterpriseId', '=', ground.enterpriseId)
            .where('employeeNo', 'like', 'K%')
            .execute(),
        )
        const found = times(ground.times, (time) => {
          const own = rows.filter(({ employeeNo }) => employeeNo?.startsWith(numberOf(time)))
          const addresses = new Set(own.map(({ email }) => email)).size
          return { time, own: own.length, addresses, isKnown: jobs.has(time) }
        })
        const said = ({ time, own, addresses }: (typeof found)[number]) =>
          `import ${time}: ${own} rows, ${addresses} addresses`
        return {
          lost: found.filter(({ own, isKnown }) => isKnown && own < ROWS).map(said),
          torn: found.filter(({ own, addresses }) => addresses !== own || (own !== 0 && own !== ROWS)).map(said),
        }
      },
    }
  },
}
