/** The template library: react-admin's list with cards in it. */
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { BulkActButton } from '../../resource/list/bulk/BulkActButton.tsx'
import { SchemaList } from '../../resource/list/SchemaList.tsx'
import type { Template } from './model.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { REMOVE } from './RemoveButton.tsx'
import { type Opened, TemplateCards } from './TemplateCards.tsx'
import { UseDialog } from './UseDialog.tsx'

interface LibraryProps {
  titleKey: string
  subtitle?: ReactNode
  belongsTo?: ReactNode
  /** Templates can be copied and removed here, not only picked. */
  isKept?: boolean
}

export function Library({ isKept = false, ...head }: LibraryProps) {
  const translate = useTranslate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const use = (template: Template) => setOpened({ what: 'use', template })
  return (
    <>
      <SchemaList
        {...head}
        resource="templates"
        {...(!isKept && { storeKey: 'templates.use' })}
        rows={
          <TemplateCards isKept={isKept} onOpen={setOpened}>
            <BulkActButton labelKey="action.remove" {...REMOVE} />
          </TemplateCards>
        }
        emptyKey="templates.empty"
        emptyAction={
          <Button component={Link} to="/manage">
            {translate('title.manage')}
          </Button>
        }
      />
      {opened?.what === 'preview' && (
        <PreviewDialog template={opened.template} onClose={close} onUse={() => use(opened.template)} />
      )}
      {opened?.what === 'use' && <UseDialog template={opened.template} onClose={close} />}
    </>
  )
}
