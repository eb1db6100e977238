import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { CallResult } from '../../providers/calls.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import type { Template } from './model.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { TemplateCard } from './TemplateCard.tsx'
import { UseDialog } from './UseDialog.tsx'
import './library.css'

const SHELVES = [
  { key: 'templates.all', publicPaper: undefined },
  { key: 'templates.shipped', publicPaper: true },
  { key: 'templates.own', publicPaper: false },
] as const

/** A library is small enough to be shown whole. */
const WHOLE = 1000

const itemsOf = ({ items }: CallResult<'listTemplates'>) => items

type Open = { kind: 'preview' | 'use' | 'remove'; template: Template } | null

/** `isKept`: templates can be copied and removed here, not only picked. */
export function Library({ isKept = false }: { isKept?: boolean }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const [publicPaper, setPublicPaper] = useState<boolean | undefined>()
  const [open, setOpen] = useState<Open>(null)
  const keyword = useDeferredValue(typed.trim())
  const { data, error, refetch } = useQuestion(
    'listTemplates',
    { query: { pageSize: WHOLE, ...(keyword && { keyword }), ...(publicPaper !== undefined && { publicPaper }) } },
    { placeholderData: keepPreviousData, select: itemsOf },
  )
  const close = () => setOpen(null)
  return (
    <>
      <search className="rv-bar">
        <input
          className="rv-search"
          type="search"
          maxLength={100}
          aria-label={translate('templates.search')}
          placeholder={translate('templates.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {SHELVES.map((shelf) => (
          <button
            key={shelf.key}
            type="button"
            className="rv-chip"
            aria-pressed={publicPaper === shelf.publicPaper}
            onClick={() => setPublicPaper(shelf.publicPaper)}
          >
            {translate(shelf.key)}
          </button>
        ))}
      </search>
      <div className="rv-body">
        {error && data === undefined && <FailurePage error={error} retry={() => void refetch()} />}
        {!error && data === undefined && <Waiting />}
        {data?.length === 0 && (
          <EmptyState>{translate(keyword === '' ? 'templates.empty' : 'templates.noneFound')}</EmptyState>
        )}
        <ul className="rv-library">
          {data?.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              onPreview={() => setOpen({ kind: 'preview', template })}
              onUse={() => setOpen({ kind: 'use', template })}
              isKept={isKept}
              onRemove={() => setOpen({ kind: 'remove', template })}
            />
          ))}
        </ul>
      </div>
      {open?.kind === 'preview' && (
        <PreviewDialog
          template={open.template}
          onClose={close}
          onUse={() => setOpen({ kind: 'use', template: open.template })}
        />
      )}
      {open?.kind === 'use' && <UseDialog template={open.template} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog template={open.template} onClose={close} />}
    </>
  )
}
