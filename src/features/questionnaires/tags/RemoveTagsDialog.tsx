/** Says which questionnaires lose a tag before it is taken from them; the notice takes it back. */
import { useNotify, useTranslate } from 'react-admin'
import type { CallResult } from '../../../providers/calls/calls.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useSelection } from '../../../resource/list/bulk/selection.ts'
import { useBulkAct } from '../../../resource/list/bulk/useBulkAct.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { Lines } from '../../../ui/Lines.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'

interface RemoveTagDialogProps {
  name: string
  onClose: () => void
}

/** Removes one, whether it is among the chosen ones or not. */
export function RemoveTagDialog({ name, onClose }: RemoveTagDialogProps) {
  const translate = useTranslate()
  const { run, isPending } = useRemoval({ rowId: name, onDone: onClose })
  const title = translate('tags.removal.title', { name })
  return <Question names={[name]} title={title} isBusy={isPending} onConfirm={() => run()} onClose={onClose} />
}

/** Removes the chosen ones; the page has all tags there are, so they are always meant by their names. */
export function RemoveTagsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { body } = useSelection()
  const names: string[] = 'ids' in body ? body.ids : []
  // The bar goes with what was chosen, and this with it.
  const { run, isPending } = useRemoval({})
  const title = translate('tags.removal.titleMany', { count: names.length })
  return <Question names={names} title={title} isBusy={isPending} onConfirm={() => run()} onClose={onClose} />
}

type Removed = CallResult<'bulkDeleteTags'>

/** The questionnaires that carried a tag and do not carry it again. */
function countMissed({ removed }: Removed, back: Removed): number {
  const carriers = new Map(back.removed.map(({ name, questionnaireIds }) => [name, new Set(questionnaireIds)]))
  const missed = removed.flatMap(({ name, questionnaireIds }) =>
    questionnaireIds.filter((id) => !carriers.get(name)?.has(id)),
  )
  return new Set(missed).size
}

function useRemoval(options: { rowId?: string; onDone?: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  return useBulkAct({
    act: 'bulkDeleteTags',
    doneKey: 'tags.deletedMany',
    leaves: 'tags',
    inverse: {
      act: 'bulkRestoreTags',
      input: ({ removed }) => ({ body: { removed } }),
      onDone(back, before) {
        const count = countMissed(before, back)
        if (count > 0) notify(translate('tags.restoredInPart', { count }), { type: 'info' })
      },
    },
    ...options,
  })
}

interface QuestionProps {
  names: readonly string[]
  title: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

function Question({ names, title, isBusy, onConfirm, onClose }: QuestionProps) {
  const translate = useTranslate()
  // Read anew: questionnaires may have been tagged since the list came.
  const { data: tags, error } = useQuestion('listTags', {}, { staleTime: 0, gcTime: 0 })
  const found = tags?.filter(({ name }) => names.includes(name))
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={translate('action.delete')}
      isDangerous
      isBusy={isBusy}
      canConfirm={found !== undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {found === undefined && !error && <Waiting />}
      {found && <Carriers tags={found} />}
      <p className="rv-sub">{translate('tags.removal.undoable')}</p>
    </ConfirmDialog>
  )
}

const MOST_LINES = 8

/** How many questionnaires lose each tag; one alone is a sentence. */
function Carriers({ tags }: { tags: CallResult<'listTags'> }) {
  const translate = useTranslate()
  const [first] = tags
  if (first !== undefined && tags.length === 1)
    return <p>{translate('tags.removal.carriers', { count: first.questionnaireCount })}</p>
  const rest = tags.length - MOST_LINES
  return (
    <>
      <p>{translate('tags.removal.many')}</p>
      <Lines>
        {tags.slice(0, MOST_LINES).map(({ id, name, questionnaireCount }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="rv-muted">{translate('tags.removal.each', { count: questionnaireCount })}</span>
          </li>
        ))}
        {rest > 0 && <li>{translate('tags.removal.rest', { count: rest })}</li>}
      </Lines>
    </>
  )
}
