/** What people see of a kept enterprise: the answers to the stored questions, and the text of reports as papers. */
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { readPdf } from '../../server/pdf/pdfText.fixture.ts'
import { type Told, tellAll } from '../dumps/asking.ts'
import type { Expected } from '../dumps/files.ts'
import { openAskers, untilSealed } from '../dumps/goingOn.ts'
import { type Installation, placeOf } from './keptEnterprise.ts'

/** Reports of the finished rounds as papers: enough of each round to show every part of one. */
const PAPERS_A_ROUND = 2

interface Shown {
  told: Told[]
  papers: Record<string, string>
}

/** Asked at the moment the stored answers are of. */
export async function shownBy(installation: Installation, { doors, askedAt, told }: Expected): Promise<Shown> {
  const { directory } = installation
  const database = await openDatabase({ ...placeOf(installation), poolSize: 5 })
  const now = () => new Date(askedAt)
  const app = await createApp({ config: readConfig({ DATA_DIR: directory }), database, now, logger: false })
  // What an upgrade leaves to the start is done from here on.
  await app.ready()
  await untilSealed({ database })
  const askers = await openAskers(app, doors)
  const answers = await tellAll(askers, told)
  const papers: Record<string, string> = {}
  const { items } = await askers.administrator.ok('listQuestionnaires', { query: { status: 40, pageSize: 100 } })
  for (const { id, type } of items) {
    const evaluatees = await askers.administrator.ok('listReportEvaluatees', { path: { id } })
    for (const { employeeId } of evaluatees.slice(0, PAPERS_A_ROUND)) {
      const { raw } = await askers.administrator.call('downloadPersonalReport', { path: { id, employeeId } })
      const { text } = readPdf(raw)
      // Comments of a named round come in another order whenever it is opened (anonymity.md R8).
      papers[`${id} ${employeeId}`] = type === 1 ? [...text].sort().join('') : text
    }
  }
  await app.close()
  await database.close()
  return { told: answers, papers }
}
