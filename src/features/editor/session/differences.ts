/** In what two versions of a paper differ, for who has to give one of them up. Pure. */
import { type Paper, type Question, questionsOf } from '../../../../domain/paper/model.ts'

const contentOf = ({ type, data, config }: Question) => JSON.stringify([type, data, config])

/** The questions that are not the same in both, called as mine are, then those that only theirs has. */
export function differingQuestions(mine: Paper, theirs: Paper): { id: number; title: string }[] {
  const others = new Map(questionsOf(theirs).map((question) => [question.id, question]))
  const own = questionsOf(mine)
  const ids = new Set(own.map(({ id }) => id))
  const isSame = (question: Question) => {
    const other = others.get(question.id)
    return other !== undefined && contentOf(other) === contentOf(question)
  }
  const onlyTheirs = questionsOf(theirs).filter(({ id }) => !ids.has(id))
  return [...own.filter((question) => !isSame(question)), ...onlyTheirs].map(({ id, data }) => ({
    id,
    title: data.title,
  }))
}
