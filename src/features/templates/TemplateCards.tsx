import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { BulkBar } from '../../resource/list/bulk/BulkBar.tsx'
import type { Template } from './model.ts'
import { TemplateCard } from './TemplateCard.tsx'
import './library.css'

export interface Opened {
  what: 'preview' | 'use'
  template: Template
}

interface TemplateCardsProps {
  isKept: boolean
  onOpen: (opened: Opened) => void
  /** What can be done to the chosen ones. */
  children: ReactNode
}

/** A card each; one's own can be chosen where they are kept. */
export function TemplateCards({ isKept, onOpen, children }: TemplateCardsProps) {
  const { data = [], selectedIds = [], onToggleItem } = useListContext<Template>()
  return (
    <>
      {isKept && <BulkBar bulkActions={children} />}
      <ul className="rv-library">
        {data.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            isKept={isKept}
            isChosen={selectedIds.includes(template.id)}
            onChoose={() => onToggleItem(template.id)}
            onPreview={() => onOpen({ what: 'preview', template })}
            onUse={() => onOpen({ what: 'use', template })}
          />
        ))}
      </ul>
    </>
  )
}
