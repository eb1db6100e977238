import { Button } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useAct } from '../../providers/calls/useAct.ts'
import type { Template } from './model.ts'
import { RemoveButton } from './RemoveButton.tsx'

interface TemplateCardProps {
  template: Template
  onPreview: () => void
  onUse: () => void
  /** It can be copied, chosen and removed here, not only picked. */
  isKept: boolean
  isChosen: boolean
  onChoose: () => void
}

export function TemplateCard({ template, isKept, isChosen, onChoose, onPreview, onUse }: TemplateCardProps) {
  const translate = useTranslate()
  const { id, title, summary, publicPaper, pageCount, questionCount, language } = template
  const notify = useNotify()
  // Told by the act itself: the copy may push the card off the page.
  const copy = useAct('copyToTemplate', { onSuccess: () => notify(translate('templates.copied')) })
  const name = (key: string) => `${translate(key)}: ${title}`
  return (
    <li className="rv-card rv-template">
      <h2>{title.trim() || translate('list.untitled')}</h2>
      <p className="rv-template-summary">{summary}</p>
      <p className="rv-template-facts">
        {isKept && !publicPaper && (
          <input
            type="checkbox"
            className="rv-check"
            aria-label={name('ra.action.select_row')}
            checked={isChosen}
            onChange={onChoose}
          />
        )}
        <span className="rv-chip">{translate(publicPaper ? 'templates.shipped' : 'templates.own')}</span>
        <span className="rv-sub">{translate('templates.contents', { pages: pageCount, count: questionCount })}</span>
        <span className="rv-sub">{translate(`language.${language}`)}</span>
      </p>
      <div className="rv-template-actions">
        <Button variant="contained" color="primary" aria-label={name('templates.use')} onClick={onUse}>
          {translate('templates.use')}
        </Button>
        <Button aria-label={name('templates.preview')} onClick={onPreview}>
          {translate('templates.preview')}
        </Button>
        {isKept && publicPaper && (
          <Button
            aria-label={name('templates.copy')}
            disabled={copy.isPending}
            onClick={() => copy.mutate({ path: { id } })}
          >
            {translate('templates.copy')}
          </Button>
        )}
        {isKept && !publicPaper && <RemoveButton template={template} />}
      </div>
    </li>
  )
}
