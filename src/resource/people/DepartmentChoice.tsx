/** A department, found by its name or by what it lies within; from the one list of all departments. */
import { AutocompleteInput, type AutocompleteInputProps } from 'react-admin'
import { branchesOf, wouldCircle } from '../../../domain/directory/tree.ts'
import { useIsInDialog } from '../../ui/dialog/DialogFrame.tsx'
import type { Department } from './person.ts'
import { useDepartments } from './useDepartments.ts'

interface DepartmentChoiceProps
  extends Pick<AutocompleteInputProps, 'id' | 'label' | 'disabled' | 'isRequired' | 'helperText' | 'autoFocus'> {
  source: string
  /** A department that looks for another place: not itself, nor what lies below it. */
  movingId?: number
}

/** Every department with its path, in reading order. */
export function withPaths(departments: readonly Department[]) {
  const above: string[] = []
  return branchesOf(departments).map(({ node, depth }) => {
    above.splice(depth, above.length, node.name)
    return { id: node.id, name: above.join(' / ') }
  })
}

export function DepartmentChoice({ movingId, ...input }: DepartmentChoiceProps) {
  const { data = [], isPending } = useDepartments()
  const choices = withPaths(data).filter(({ id }) => movingId === undefined || !wouldCircle(data, movingId, id))
  // A dialog begins in it: its list would lie over what the dialog says.
  const opensByFocus = !useIsInDialog()
  return (
    <AutocompleteInput
      {...input}
      choices={choices}
      isPending={isPending}
      openOnFocus={opensByFocus}
      optionText="name"
      translateChoice={false}
    />
  )
}
