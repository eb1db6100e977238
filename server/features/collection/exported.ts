import { namedApart } from '../../../domain/evaluation/names.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import { type ListSource, ofQuestionnaire } from '../../jobs/listSource.ts'
import { everybodysNameMarks } from '../../records/people/nameMarks.ts'
import { chosenForms, type FeedbackRow, showForms } from './progress.ts'
import { isSort } from './store/progress.ts'

/** The rater's level in words: its own name, or what built-in ones are called. */
export function levelText({ levelName, levelType }: FeedbackRow, language: Language): string {
  return levelName || translateServer(language, `notice.level.${levelType}`)
}

/** The two people of a form, told apart from others of their names. */
export const namesOf = (row: FeedbackRow) => ({
  evaluatorName: namedApart(row.evaluatorName, row.evaluatorNameMark),
  valuerName: namedApart(row.valuerName, row.valuerNameMark),
})

/** The progress list as it can be made a file: of an anonymous questionnaire what the list shows, by the same rules. */
export const exportedFeedback: ListSource = {
  async idsOf(reading, place, { filter, ids, sort, order }) {
    const sorted = isSort(sort) ? { sort, order } : undefined
    const all = await chosenForms(reading, place.enterpriseId, ofQuestionnaire(place), filter, sorted)
    return ids === null ? all : all.filter((id) => ids.has(id))
  },

  async openRecords({ read }, place) {
    const { enterpriseId, language } = place
    const markOf = await everybodysNameMarks(read, enterpriseId)
    return async (db, relationIds) => {
      const rows = await showForms(db, enterpriseId, ofQuestionnaire(place), relationIds, markOf)
      return rows.map((row) => ({
        ...row,
        id: row.participantRelationId,
        ...namesOf(row),
        levelName: levelText(row, language),
      }))
    }
  },
}
