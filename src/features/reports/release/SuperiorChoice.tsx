/** Whether superiors read the reports, too, and which of them: only where raters were told so (R16). */
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Lines } from '../../../ui/Lines.tsx'
import { Tick } from '../../../ui/Tick.tsx'
import { nameOf, type Plan } from './model.ts'

/** Nobody reads further down; who stands below is named in the list of evaluatees. */
const SHOWN = 200

interface Chosen {
  /** Superiors who read none of them. */
  except: readonly number[]
}

interface SuperiorChoiceProps {
  plan: Plan
  /** Null where superiors read nothing. */
  chosen: Chosen | null
  onChoose: (chosen: Chosen | null) => void
}

export function SuperiorChoice({ plan: { superiorPromised, superiors }, chosen, onChoose }: SuperiorChoiceProps) {
  const translate = useTranslate()
  if (!superiorPromised) return <Typography color="textSecondary">{translate('release.notPromised')}</Typography>
  if (superiors.length === 0) return <Typography color="textSecondary">{translate('release.noSuperiors')}</Typography>
  const except = new Set(chosen?.except)
  function choose(employeeId: number, reads: boolean) {
    const others = [...except].filter((id) => id !== employeeId)
    onChoose({ except: reads ? others : [...others, employeeId] })
  }
  return (
    <div>
      <Tick checked={chosen !== null} onChange={(reads) => onChoose(reads ? { except: [] } : null)}>
        {translate('release.toSuperior', { count: superiors.length })}
      </Tick>
      {chosen !== null && (
        <Box
          role="group"
          aria-label={translate('release.superiors')}
          sx={{ maxHeight: '30vh', overflow: 'auto', px: 1.5, border: '1px solid var(--line)', borderRadius: 1 }}
        >
          <Lines>
            {superiors.slice(0, SHOWN).map(({ employeeId, reports, ...person }) => (
              <li key={employeeId}>
                <Tick checked={!except.has(employeeId)} onChange={(reads) => choose(employeeId, reads)}>
                  {nameOf(person)}
                </Tick>
                <span className="rv-sub">{translate('release.reports', { count: reports })}</span>
              </li>
            ))}
            {superiors.length > SHOWN && (
              <li className="rv-sub">{translate('collection.andMore', { count: superiors.length - SHOWN })}</li>
            )}
          </Lines>
        </Box>
      )}
    </div>
  )
}
