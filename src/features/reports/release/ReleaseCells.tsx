/** How far the release of a report is, and who has read it: by words, never by colour alone. */
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { NOTHING } from '../../../../domain/scoring/figures.ts'
import { useMomentText, useNameList } from '../../../providers/useLanguage.ts'
import { Status, type Tone } from '../../../ui/marks/marks.tsx'
import { nameOf, type Released } from './model.ts'
import { useIsFigureless } from './useFigureless.ts'

const TONES: Record<Released['state'], Tone> = { none: 'ink-3', unopened: 'info', opened: 'ok', withdrawn: 'warn' }

interface CellProps {
  row: Released
}

/** A state and a time stay on one line; what is said below them takes no room from the other columns. */
const WRAPPED = { whiteSpace: 'normal', wordBreak: 'normal' }

/**
 * `children` is the state in words; whom no mail can reach reads only after signing in, which the disabled cannot. Whose report
 * released now would tell no score of others is marked, whatever the one that was released tells.
 */
export function StateCell({ row, children }: CellProps & { children: ReactNode }) {
  const translate = useTranslate()
  const isFigureless = useIsFigureless(row)
  const { state, noMail } = row
  return (
    <>
      <Status tone={TONES[state]}>{children}</Status>
      {isFigureless && (
        <Typography variant="caption" component="div" sx={WRAPPED}>
          {translate('release.withoutFigures.row')}
        </Typography>
      )}
      {noMail !== null && (
        <Typography variant="caption" component="div" sx={WRAPPED}>
          {translate(`release.noMail.${noMail}`)}
        </Typography>
      )}
    </>
  )
}

/** The newest version, when it was made, until when it could be opened, and whether answers changed since. */
export function VersionCell({ row: { release, releasedAt } }: CellProps) {
  const translate = useTranslate()
  const moment = useMomentText()
  if (release === null || releasedAt === null) return NOTHING
  const { version, withdrawnAt, outdated } = release
  return (
    <>
      {moment(releasedAt)}
      <Typography variant="caption" component="div" sx={WRAPPED}>
        {withdrawnAt === null
          ? translate('release.version', { version })
          : translate('release.versionWithdrawn', { version, time: moment(withdrawnAt) })}
      </Typography>
      {outdated !== null && (
        <Typography variant="caption" component="div" sx={WRAPPED}>
          {translate(`release.outdated.${outdated}`)}
        </Typography>
      )}
    </>
  )
}

/** Everybody the newest version was released to: how often they opened it, and when last; narrow beside one more column. */
export function ReadersCell({ row: { release }, isNarrow = false }: CellProps & { isNarrow?: boolean }) {
  const translate = useTranslate()
  const moment = useMomentText()
  if (release === null) return NOTHING
  return (
    <Box component="ul" sx={{ minWidth: isNarrow ? 0 : 152, m: 0, p: 0, listStyle: 'none' }}>
      {release.readers.map(({ employeeId, role, openings, lastOpenedAt, ...person }) => (
        <li key={employeeId}>
          {translate('release.reader', {
            who:
              role === 'evaluatee'
                ? translate('release.evaluatee')
                : translate('release.superior', { name: nameOf(person) }),
            did:
              lastOpenedAt === null
                ? translate('release.unopened')
                : translate('release.opened', { count: openings, time: moment(lastOpenedAt) }),
          })}
        </li>
      ))}
    </Box>
  )
}

/** Who would read it as superior, were it released to them. */
export function SuperiorsCell({ row: { superiors } }: CellProps) {
  const list = useNameList()
  return superiors.length === 0 ? NOTHING : list(superiors.map(nameOf))
}
