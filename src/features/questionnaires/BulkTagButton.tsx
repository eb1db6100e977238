/** Gives the chosen questionnaires more tags. */
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBulkAct } from '../../resource/list/useBulkAct.ts'
import { lazyDialog } from '../../ui/lazyPage.tsx'

const BulkTagDialog = lazyDialog(() => import('./BulkTagDialog.tsx').then((m) => m.BulkTagDialog))

export function BulkTagButton() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { run, isPending } = useBulkAct({
    act: 'bulkTagQuestionnaires',
    doneKey: 'questionnaires.taggedMany',
    inverse: { act: 'bulkUntagQuestionnaires', input: ({ previous }) => ({ body: { previous } }) },
  })
  function tag(tagNames: string[]) {
    setOpen(false)
    run({ body: { tagNames } })
  }
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => setOpen(true)}>
        {translate('questionnaires.tags')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BulkTagDialog onTag={tag} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
