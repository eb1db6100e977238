/** Raters who go on sending while things break: as the page does it, and one who asks again at once, by whom times are told. */
import { setTimeout as pass } from 'node:timers/promises'
import { sendUntilTaken } from '../../../src/feedback/draft/submission.ts'
import { judge } from '../../../src/feedback/failure.ts'
import { createSubmitter, type Form, SubmissionRefused, type Submitter } from '../submitter.ts'

export interface OutageRaters {
  acknowledged: ReadonlySet<number>
  /** How often each `status returnCode` was answered in place of an acknowledgement, and how often a connection broke. */
  answered: ReadonlyMap<string, number>
  /** What no page may be answered here: must be empty. */
  wrong: string[]
  /** How often the page gave up and its button was pressed again. */
  pressed(): number
  /** When the first form after `moment` was taken, by `performance.now()`; waits for it. */
  takenAfter(moment: number): Promise<number>
  /** Milliseconds that nobody's form was taken, at most, since `moment`. */
  longestPause(moment: number): number
  stop(): Promise<void>
}

const RATERS = 24
/** So long somebody takes to press the button, and one who does not wait for the page to ask again. */
const PAUSE_MILLISECONDS = 25
const MOST_MILLISECONDS = 60_000

const judgeRefusal = (error: unknown) => (error instanceof BrokenOff ? 'again' : judge(error))
const wait = async (milliseconds: number) => void (await pass(milliseconds))

class BrokenOff extends Error {}

async function sendOnce(submitter: Submitter, url: string, form: Form): Promise<void> {
  if (!(await submitter.send(url, form))) throw new BrokenOff()
}

/** What somebody was told who must come again is complete: words, and when. */
function faultOf(error: unknown): string | null {
  if (error instanceof BrokenOff) return null
  if (!(error instanceof SubmissionRefused)) return String(error)
  const { status, retryAfter, message } = error
  return status === 503 && retryAfter === '2' && message.includes('"message":"') ? null : `${status}: ${message}`
}

const kindOf = (error: unknown) =>
  error instanceof SubmissionRefused ? `${error.status} ${error.returnCode}` : 'broken off'

/** `whereTo` says at each try which server is asked. */
export function startOutageRaters(forms: readonly Form[], whereTo: (rater: number) => string): OutageRaters {
  const submitter = createSubmitter(RATERS + 1)
  const queue = [...forms]
  const acknowledged = new Set<number>()
  const answered = new Map<string, number>()
  const [taken, wrong]: [number[], string[]] = [[], []]
  let isOver = false
  let pressed = 0

  async function attempt(rater: number, form: Form) {
    try {
      await sendOnce(submitter, whereTo(rater), form)
    } catch (error) {
      const kind = kindOf(error)
      answered.set(kind, (answered.get(kind) ?? 0) + 1)
      const fault = faultOf(error)
      if (fault !== null) wrong.push(fault)
      throw error
    }
    acknowledged.add(form.relationId)
    taken.push(performance.now())
  }

  async function patient(rater: number, form: Form) {
    const options = { judge: judgeRefusal, wait, onRetry: () => undefined }
    await sendUntilTaken(() => attempt(rater, form), options).catch(async (error: unknown) => {
      if (judgeRefusal(error) !== 'again' || isOver) return
      pressed += 1
      await patient(rater, form)
    })
  }

  async function impatient(rater: number, form: Form) {
    while (!(acknowledged.has(form.relationId) || isOver)) {
      await attempt(rater, form).catch(() => pass(PAUSE_MILLISECONDS))
    }
  }

  async function work(rater: number) {
    for (let form = queue.shift(); form !== undefined && !isOver; form = queue.shift()) {
      await (rater === 0 ? impatient(rater, form) : patient(rater, form))
      await pass(PAUSE_MILLISECONDS)
    }
    if (!isOver) wrong.push('there were too few forms')
  }

  const all = Promise.all(Array.from({ length: RATERS + 1 }, (_, rater) => work(rater)))
  return {
    acknowledged,
    answered,
    wrong,
    pressed: () => pressed,
    async takenAfter(moment) {
      const last = performance.now() + MOST_MILLISECONDS
      while (performance.now() < last) {
        const first = taken.find((at) => at > moment)
        if (first !== undefined) return first
        await pass(2)
      }
      throw new Error('no form was taken for a minute')
    },
    longestPause(moment) {
      const times = [moment, ...taken.filter((at) => at > moment), performance.now()]
      return Math.max(...times.map((at, index) => at - (times[index - 1] ?? at)))
    },
    async stop() {
      isOver = true
      await all
      submitter.close()
    },
  }
}
