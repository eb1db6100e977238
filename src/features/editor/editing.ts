/** What every part of the editor reaches: the paper being edited, and how to change it. */
import { createContext, useContext } from 'react'
import type { CheckIssue } from '../../../domain/paper/check.ts'
import type { EditAction, EditState, MoveTarget } from '../../../domain/paper/edit.ts'

export interface Editing {
  state: EditState
  act: (action: EditAction) => void
  /** Moves a question and says so. */
  move: (questionId: number, target: MoveTarget | null) => void
  /** What is to mend, in reading order. */
  issues: readonly CheckIssue[]
  /** Marks beside the fields are shown once someone asked for them. */
  areIssuesShown: boolean
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (editing === null) throw new Error('useEditing needs the editor around it')
  return editing
}
