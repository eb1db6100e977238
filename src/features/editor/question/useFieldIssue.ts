import { useTranslate } from 'react-admin'
import { isToldAtOnce } from '../../../../domain/paper/check.ts'
import { useEditing } from '../editing.ts'

export interface FieldIssue {
  questionId: number | null
  field: string
  optionNumber?: number
}

/** The first thing wrong with a field, worded; but for what is told at once null until someone asked for the issues. */
export function useFieldIssue(wanted: FieldIssue): string | null {
  const translate = useTranslate()
  const { issues, areIssuesShown } = useEditing()
  const found = issues.find(
    (issue) =>
      (areIssuesShown || isToldAtOnce(issue)) &&
      issue.questionId === wanted.questionId &&
      issue.field === wanted.field &&
      issue.optionNumber === wanted.optionNumber,
  )
  return found === undefined ? null : translate(found.key, found.params)
}
