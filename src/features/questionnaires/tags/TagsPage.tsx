/** The tags of the enterprise, and how many questionnaires carry each; one is made by giving it to a questionnaire. */
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { BulkDialogButton } from '../../../resource/list/bulk/BulkDialogButton.tsx'
import { SchemaList } from '../../../resource/list/SchemaList.tsx'
import type { ListRecord } from '../../../resource/list/shape.ts'
import { DotsMenu } from '../../../ui/DotsMenu.tsx'
import { lazyDialog } from '../../../ui/page/lazyPage.tsx'
import { Above } from '../../../ui/page/PageHeader.tsx'

const RemoveTagsDialog = lazyDialog(() => import('./RemoveTagsDialog.tsx').then((m) => m.RemoveTagsDialog))

const DIALOGS = {
  rename: lazyDialog(() => import('./RenameTagDialog.tsx').then((m) => m.RenameTagDialog)),
  remove: lazyDialog(() => import('./RemoveTagsDialog.tsx').then((m) => m.RemoveTagDialog)),
}

interface Opened {
  what: keyof typeof DIALOGS
  name: string
}

/** The questionnaires that carry it. */
const carriersOf = ({ name }: ListRecord) => `/manage?filter=${encodeURIComponent(JSON.stringify({ tags: [name] }))}`

export function TagsPage() {
  const translate = useTranslate()
  const manage = translate('title.manage')
  // Not within the row: another name makes another row of it.
  const [opened, setOpened] = useState<Opened | null>(null)
  const Dialog = opened && DIALOGS[opened.what]
  return (
    <>
      <SchemaList
        resource="tags"
        titleKey="title.tags"
        subtitle={translate('tags.intro')}
        belongsTo={<Above to="/manage">{manage}</Above>}
        emptyKey="tags.empty"
        emptyAction={
          <Button component={Link} to="/manage">
            {manage}
          </Button>
        }
        listed={['name', 'questionnaireCount']}
        rowTo={carriersOf}
        rowActions={({ name }) => (
          <DotsMenu
            name={name}
            acts={[
              { label: translate('questionnaires.rename'), onPick: () => setOpened({ what: 'rename', name }) },
              {
                ...{ label: translate('action.delete'), isDangerous: true },
                onPick: () => setOpened({ what: 'remove', name }),
              },
            ]}
          />
        )}
        bulkActions={<BulkDialogButton labelKey="action.delete" Dialog={RemoveTagsDialog} />}
        exportList="tags"
      />
      {opened && Dialog && (
        <Suspense fallback={null}>
          <Dialog name={opened.name} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
