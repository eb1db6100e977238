import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { PageActions } from '../../ui/page/PageHeader.tsx'
import { AddEvaluateesDialog } from './AddEvaluateesDialog.tsx'
import { AutobindDialog } from './AutobindDialog.tsx'
import { LevelsDialog } from './levels/LevelsDialog.tsx'
import type { Evaluatee, Level } from './model.ts'
import { useAutobind } from './useAutobind.ts'

/** The page's buttons; the primary one is the next step: first people, then their raters. */
export function RelationActions({ rows, levels }: { rows: Evaluatee[]; levels: Level[] }) {
  const translate = useTranslate()
  const [open, setOpen] = useState<'levels' | 'add' | 'autobind' | null>(null)
  const close = () => setOpen(null)
  const autobind = useAutobind()
  const isEmpty = rows.length === 0
  const primary = { variant: 'contained', color: 'primary' } as const
  return (
    <PageActions>
      <Button onClick={() => setOpen('levels')}>{translate('relations.levels')}</Button>
      <Button {...(isEmpty && primary)} onClick={() => setOpen('add')}>
        {translate('relations.addEvaluatees')}
      </Button>
      {!isEmpty && (
        <Button {...primary} onClick={() => setOpen('autobind')}>
          {translate('relations.autoBind')}
        </Button>
      )}
      {open === 'levels' && <LevelsDialog levels={levels} onClose={close} />}
      {open === 'add' && <AddEvaluateesDialog rows={rows} onClose={close} />}
      {open === 'autobind' && <AutobindDialog autobind={autobind} rows={rows} levels={levels} onClose={close} />}
    </PageActions>
  )
}
