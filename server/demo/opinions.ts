/** Plausible answers: people differ, raters differ, dimensions differ, and everybody is a little kind. */
import type { Answer } from '../../domain/paper/model.ts'

export interface FormQuestion {
  id: number
  type: string
  /** JSON text with the options, as the feedback site gets it. */
  data: string
}

/** A repeatable source of numbers in [0, 1) (mulberry32): a demonstration looks the same every time. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const LENIENCY: Record<string, number> = { superior: -0.2, sameLevel: 0, subordinate: 0.15, self: 0.45 }
const COMMENTS = [
  '遇到分歧时先听完各方的理由，再作判断，大家都服气。',
  '目标讲得很清楚，但过程中的反馈可以更及时一些。',
  '愿意把有挑战的任务交给新人，也肯花时间带。',
  '会议可以更短一些，结论和负责人当场写下来。',
  '跨部门协调很有耐心，能替别人着想。',
  '压力大的时候语气容易急，希望先把事实说清楚。',
  '决策快，也愿意解释依据，团队心里有底。',
  '希望多分享一些公司层面的信息，方便我们判断优先级。',
]

export interface Opinion {
  /** How good the evaluatee is at each dimension, around 0. */
  strengths: readonly number[]
  /** Which share of the questions a rater cannot answer from what was seen; one's own form has none such. */
  unable: number
}

/** One rater's form. */
export function inventAnswers(
  pages: { questions: FormQuestion[] }[],
  levelType: string,
  { strengths, unable }: Opinion,
  random: () => number,
): Answer[] {
  const mood = (random() - 0.5) * 0.8 + (LENIENCY[levelType] ?? 0)
  return pages.flatMap(({ questions }, page) =>
    questions.flatMap((question): Answer[] => {
      if (question.type === 'WEN_DA') {
        const text = COMMENTS[Math.floor(random() * COMMENTS.length)]
        return random() < 0.55 && text !== undefined ? [{ questionId: question.id, text }] : []
      }
      if (unable > 0 && levelType !== 'self' && random() < unable) return [{ questionId: question.id, unable: true }]
      const options = (JSON.parse(question.data) as { options?: { id: number }[] }).options ?? []
      const wanted = 3.6 + (strengths[page] ?? 0) + mood + (random() - 0.5) * 1.6
      const place = Math.min(options.length, Math.max(1, Math.round(wanted)))
      const option = options[place - 1]
      return option === undefined ? [] : [{ questionId: question.id, optionIds: [option.id] }]
    }),
  )
}
