/** Raters who answer over HTTP through their mailed links, and what each of them chose. */
import type { CaughtMail } from './mailCatcher.ts'

/** One sent form, as the test knows it: nothing here comes from the server's own figures. */
export interface SentForm {
  evaluateeName: string
  levelType: string
  /** Question title -> chosen score (1..5). */
  scores: Map<string, number>
}

interface Question {
  id: number
  type: string
  data: string
}

interface Task {
  relationId: number
  evaluateeName: string
  levelType: string
  status: string
}

interface Option {
  id: number
  title: string
}

async function call<T>(origin: string, secret: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { returnCode, message, result } = (await response.json()) as { returnCode: number; message: string; result: T }
  if (returnCode !== 0) throw new Error(`${path}: ${returnCode} ${message}`)
  return result
}

/** The tasks behind a mailed link. */
export async function tasksOf(origin: string, secret: string): Promise<Task[]> {
  const result = await call<{ questionnaires: { tasks: Task[] }[] }>(origin, secret, '/api/feedback/tasks')
  return result.questionnaires.flatMap(({ tasks }) => tasks)
}

/** The secret at the end of an answering link. */
export function secretOf({ link, to }: CaughtMail): string {
  const secret = link?.split('#/t/')[1]
  if (secret === undefined) throw new Error(`the mail to ${to} has no answering link`)
  return secret
}

/** Answers one task: `choose(index)` gives the score of the index-th scale question. */
export async function answerTask(
  origin: string,
  secret: string,
  task: Task,
  choose: (index: number) => number,
): Promise<SentForm> {
  const form = await call<{ paper: { pages: { questions: Question[] }[] } }>(
    origin,
    secret,
    `/api/feedback/tasks/${task.relationId}`,
  )
  const scores = new Map<string, number>()
  let index = 0
  const answers = form.paper.pages.flatMap(({ questions }) =>
    questions.map((question) => {
      const data = JSON.parse(question.data) as { title: string; options?: Option[] }
      if (question.type === 'WEN_DA') return { questionId: question.id, text: `${task.levelType} ${task.relationId}` }
      const score = choose(index)
      index += 1
      scores.set(data.title, score)
      const option = data.options?.[score - 1]
      if (option === undefined) throw new Error(`${data.title} has no option ${score}`)
      return { questionId: question.id, optionIds: [option.id] }
    }),
  )
  await call(origin, secret, `/api/feedback/tasks/${task.relationId}/submission`, { answers })
  return { evaluateeName: task.evaluateeName, levelType: task.levelType, scores }
}
