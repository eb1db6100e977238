import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslate } from 'react-admin'

export type View = 'matrix' | 'list'

const VIEWS = ['matrix', 'list'] as const

/** Who rates whom as a matrix, or the evaluatees as a list. */
export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={translate('relations.view')}
      value={view}
      onChange={(_event, chosen: View | null) => chosen && onView(chosen)}
    >
      {VIEWS.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`relations.view.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
