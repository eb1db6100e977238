import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { LEVEL_LOOKS } from '../../../domain/evaluation/levels.ts'
import { LevelMark, useLevelName } from '../../ui/marks/LevelMark.tsx'
import { Meter } from '../../ui/marks/marks.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Summary } from './model.ts'

const LEVELS = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) 1fr auto',
  columnGap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    minHeight: 40,
  },
  '& > li > :first-of-type': { overflow: 'hidden' },
  '& > li > :last-child': { textAlign: 'right' },
}

/** Sent forms by relation level. */
export function LevelMeters({ levels }: { levels: Summary['byLevel'] }) {
  const translate = useTranslate()
  const nameOf = useLevelName()
  return (
    <Panel title={translate('collection.byLevel')}>
      <Box component="ul" sx={LEVELS}>
        {levels.map((level) => (
          <li key={level.levelId}>
            <LevelMark level={level} />
            <Meter
              done={level.submittedCount}
              total={level.relationCount}
              label={nameOf(level)}
              colour={LEVEL_LOOKS[level.levelType].colourToken}
              width="100%"
            />
            <span>
              {level.submittedCount} / {level.relationCount}
            </span>
          </li>
        ))}
      </Box>
    </Panel>
  )
}
