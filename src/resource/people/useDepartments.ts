import { IN_PLACE, useQuestion } from '../../providers/calls/useQuestion.ts'

/** All departments, without their members: one answer for the tree, the filters and the forms. */
export function useDepartments({ isShownInPlace = false } = {}) {
  return useQuestion('listDepartments', { query: { members: false } }, isShownInPlace ? IN_PLACE : {})
}
