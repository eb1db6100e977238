/** Answers of earlier versions in today's words, where those were changed on purpose; anything else stays as it was stored. */
import type { ToldReport } from '../../domain/scoring/report.ts'
import { serverCatalogue } from '../../messages/server.ts'
import type { Told } from '../dumps/asking.ts'
import { roundedAnew } from './roundedAnew.ts'

type Rows = Record<string, unknown>[]
/** What is read of a ranking. */
interface Ranked {
  items: { rank: number; band: unknown; alike: { first: number; last: number } | null }[]
}

/** The mail about a report as it was: before it named whom it is about, and while it promised strengths to everybody. */
const EARLIER_MAILS = [
  {
    title: '您在“{questionnaireTitle}”中的个人报告',
    content:
      '{raterName}，您好：\n\n您在“{questionnaireTitle}”中的个人报告已经可以查看：\n\n{link}\n\n建议先看同事们认可的优点，再选一两处着手改进。\n\n{enterpriseName}',
  },
  {
    title: '“{questionnaireTitle}”的个人报告可以查看了',
    content:
      '{raterName}，您好：\n\n“{questionnaireTitle}”的个人报告已经可以查看，被评价人：{evaluateeNames}。\n\n{link}\n\n您本人的报告，建议先看同事们认可的优点，再选一两处着手改进；他人的报告，请勿转发。\n\n{enterpriseName}',
  },
]

const RENEWED: Partial<Record<Told['operationId'], (stored: Rows, found: Rows) => unknown>> = {
  // Departments of the finish since; a test of its own says that they are those.
  listReportEvaluatees: (stored, found) =>
    stored.map((row, index) => ({ ...row, departmentName: found[index]?.['departmentName'] })),
  // Points of a question were headed as its score.
  exportQuestionScores: (stored) => (stored as unknown as string).replace(',满分,得分,', ',满分,原始分,'),
  getPersonalReport: (stored) => withLeftOut(stored as unknown as ToldReport),
  getRanking: (stored) => toTheEndsOfTies(stored as unknown as Ranked),
  listEmailTemplates: (stored) =>
    stored.map((row) =>
      isEarlierMail(row) ? { ...row, title: todaysMail('subject'), content: todaysMail('text') } : row,
    ),
}

/** Where all forms of a relation were left out it was told as one that sent none. */
function withLeftOut({ levels, ...report }: ToldReport) {
  const isLeftOut = (key: string) => report.told?.leftOut.forms.some(({ levelKey }) => levelKey === key) === true
  return {
    ...report,
    levels: levels.map((level) =>
      level.absence === 'notAnswered' && isLeftOut(level.key) ? { ...level, absence: 'leftOut' } : level,
    ),
  }
}

/** Possible ranks ended at the rank that a tie shares; since, at the last place it takes up. */
function toTheEndsOfTies({ items, ...ranking }: Ranked) {
  const placesTo = (rank: number) => items.filter((one) => one.rank <= rank).length
  const possible = ({ rank, band, alike }: Ranked['items'][number]) => {
    const { first, last } = alike ?? { first: rank, last: rank }
    return band === null || first === placesTo(last) ? null : { first, last: placesTo(last) }
  }
  // Before there were possible ranks, there was nothing to tell otherwise.
  const isTold = (item: Ranked['items'][number]) => item.alike !== undefined
  return { ...ranking, items: items.map((item) => (isTold(item) ? { ...item, alike: possible(item) } : item)) }
}

const isEarlierMail = ({ title, content }: Rows[number]) =>
  EARLIER_MAILS.some((earlier) => title === earlier.title && content === earlier.content)

const todaysMail = (part: 'subject' | 'text') => serverCatalogue.zh[`mail.report.${part}`]

/** What was `stored` of a call, with today's rounding and words as `found` has them. */
export function asToldToday(stored: Told, found: Told): Told {
  const renew = RENEWED[stored.operationId]
  const result = renew === undefined ? stored.result : renew(stored.result as Rows, found.result as Rows)
  return { ...stored, result: roundedAnew(result, found.result) }
}
