/** Comments behind the gate: R2 (five of a level), R2b (unlabelled together), R8 (shuffled, no pseudonyms). */
import { type Disclosure, isExempt } from './gate.ts'
import type { ScoringInput } from './input.ts'
import type { ReportComments } from './report.ts'
import { floorsOf, isAnonymous } from './rule.ts'

/** A source of numbers in [0, 1); a fresh seed for every report (R8). */
export type RandomSource = () => number

/** The published comments of one evaluatee, one entry for each commentable question. */
export function commentsOf(
  input: ScoringInput,
  disclosure: Disclosure,
  viewerSeesAll: boolean,
  random: RandomSource,
): ReportComments[] {
  return input.questions.flatMap((question, q) => {
    if (!question.commentable) return []
    const { groups, hidden } = groupsOf(input, disclosure, viewerSeesAll, textsByLevel(input, q))
    return [
      {
        questionId: question.questionId,
        title: question.title,
        groups: groups.map((group) => ({ ...group, texts: shuffle(group.texts, random) })),
        hidden,
      },
    ]
  })
}

function textsByLevel(input: ScoringInput, q: number): string[][] {
  return input.levels.map((level) =>
    level.open
      ? input.responses.flatMap((response) => {
          const text = response.levelId === level.levelId ? (response.texts[q] ?? '').trim() : ''
          return text === '' ? [] : [text]
        })
      : [],
  )
}

/**
 * Labelled groups only when every protected level with comments may carry its label; else all protected
 * comments go unlabelled together: a labelled group beside the unlabelled one would tell the rest by exclusion (R7).
 */
function groupsOf(
  input: ScoringInput,
  disclosure: Disclosure,
  viewerSeesAll: boolean,
  texts: string[][],
): Pick<ReportComments, 'groups' | 'hidden'> {
  const floor = floorsOf(input).comments
  const present = input.levels.flatMap((level, index) => {
    const own = texts[index] ?? []
    const isFree = viewerSeesAll || isExempt(input, level)
    const isSelf = level.levelType === 'self'
    return own.length > 0 ? [{ levelKey: `level:${level.levelId}`, texts: own, isFree, isSelf }] : []
  })
  const label = ({ levelKey, texts: own }: (typeof present)[number]) => ({ levelKey, texts: own })
  const free = present.filter((group) => group.isFree).map(label)
  // A protected self is no "other rater": the evaluatee would know one of five and be left with four.
  const guarded = present.filter((group) => !group.isFree && !group.isSelf)
  const hidesSelf = present.some((group) => !group.isFree && group.isSelf)
  const mayLabel = (group: (typeof present)[number]) =>
    group.texts.length >= floor && disclosure.rows.some((row) => row.key === group.levelKey && row.status !== 'hidden')
  const labelled = guarded.filter(mayLabel).map(label)
  if (labelled.length === guarded.length) return { groups: [...free, ...labelled], hidden: hidesSelf }
  if (isAnonymous(input) && !input.rule.pooling) return { groups: [...free, ...labelled], hidden: true }
  const together = guarded.flatMap((group) => group.texts)
  if (together.length < floor) return { groups: free, hidden: true }
  return { groups: [...free, { levelKey: null, texts: together }], hidden: hidesSelf }
}

/** Fisher and Yates, on a copy. */
function shuffle(texts: readonly string[], random: RandomSource): string[] {
  const result = [...texts]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [result[last] ?? '', result[other] ?? '']
    result[last] = b
    result[other] = a
  }
  return result
}
