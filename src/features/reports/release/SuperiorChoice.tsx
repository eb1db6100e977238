/** Whether superiors read the reports, too, and which of them: only where raters were told so (R16). */
import { Box, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { holdsWords } from '../../../../domain/search.ts'
import { LOCALES } from '../../../../messages/format.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { SearchField } from '../../../ui/inputs/SearchField.tsx'
import { Tick } from '../../../ui/inputs/Tick.tsx'
import { Lines } from '../../../ui/Lines.tsx'
import { nameOf, type Reach } from './model.ts'

/** Nobody reads further down; who stands below is searched for. */
const SHOWN = 200
/** As many are seen at a glance. */
const AT_A_GLANCE = 10

interface Chosen {
  /** Superiors who read none of them. */
  except: readonly number[]
}

interface SuperiorChoiceProps {
  /** Whether raters were told so. */
  isPromised: boolean
  superiors: Reach['superiors']
  /** Null where superiors read nothing. */
  chosen: Chosen | null
  onChoose: (chosen: Chosen | null) => void
}

export function SuperiorChoice({ isPromised, superiors, chosen, onChoose }: SuperiorChoiceProps) {
  const translate = useTranslate()
  if (!isPromised) return <Typography color="textSecondary">{translate('release.notPromised')}</Typography>
  if (superiors.length === 0) return <Typography color="textSecondary">{translate('release.noSuperiors')}</Typography>
  return (
    <div>
      <Tick checked={chosen !== null} onChange={(reads) => onChoose(reads ? { except: [] } : null)}>
        {translate('release.toSuperior', { count: superiors.length })}
      </Tick>
      {chosen !== null && <Superiors superiors={superiors} chosen={chosen} onChoose={onChoose} />}
    </div>
  )
}

interface SuperiorsProps extends Pick<SuperiorChoiceProps, 'superiors' | 'onChoose'> {
  chosen: Chosen
}

/** Each of them, by name; who was left out stays so while others are searched for. */
function Superiors({ superiors, chosen, onChoose }: SuperiorsProps) {
  const translate = useTranslate()
  const locale = LOCALES[useLanguage()]
  const [words, setWords] = useState('')
  const byName = useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true })
    return superiors.map((one) => ({ ...one, called: nameOf(one) })).sort((a, b) => compare(a.called, b.called))
  }, [superiors, locale])
  const holds = holdsWords(words)
  const found = byName.filter(({ called }) => holds(called))
  const except = new Set(chosen.except)
  function choose(employeeId: number, reads: boolean) {
    const others = chosen.except.filter((id) => id !== employeeId)
    onChoose({ except: reads ? others : [...others, employeeId] })
  }
  return (
    <>
      {superiors.length > AT_A_GLANCE && (
        <Box sx={{ mb: 1 }}>
          <SearchField label={translate('release.searchSuperior')} value={words} onChange={setWords} />
        </Box>
      )}
      <Box
        role="group"
        aria-label={translate('release.superiors')}
        sx={{ maxHeight: '30vh', overflow: 'auto', px: 1.5, border: '1px solid var(--line)', borderRadius: 1 }}
      >
        <Lines>
          {found.slice(0, SHOWN).map(({ employeeId, called, reports }) => (
            <li key={employeeId}>
              <Tick checked={!except.has(employeeId)} onChange={(reads) => choose(employeeId, reads)}>
                {called}
              </Tick>
              <span className="rv-sub">{translate('release.reports', { count: reports })}</span>
            </li>
          ))}
          {found.length === 0 && <li className="rv-sub">{translate('state.noMatch')}</li>}
          {found.length > SHOWN && (
            <li className="rv-sub">{translate('release.moreSuperiors', { count: found.length - SHOWN })}</li>
          )}
        </Lines>
      </Box>
    </>
  )
}
