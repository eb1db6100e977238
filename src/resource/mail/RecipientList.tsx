import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { namedApart } from '../../../domain/evaluation/names.ts'
import { Lines } from '../../ui/Lines.tsx'
import type { Recipient } from './audience.ts'
import { sortRecipients } from './recipients.ts'

/** Beyond this many the rest is only counted: nobody reads further, and the dialog stays quick. */
const SHOWN = 200

const RECIPIENTS = {
  display: 'grid',
  gap: 1,
  '& ul': { maxHeight: '34vh', overflow: 'auto', px: 1.5, border: '1px solid var(--line)', borderRadius: 1 },
  '& summary': { py: 0.5, color: 'text.secondary', cursor: 'pointer' },
}

/** Of a released report one is mailed once, however long ago. */
const wordOf = (reason: string, [first]: readonly Recipient[]) =>
  reason === 'mailedRecently' && first?.emailType === 'report' ? 'mailedOfReport' : reason

export function RecipientList({ recipients }: { recipients: Recipient[] }) {
  const translate = useTranslate()
  const { going, skipped } = sortRecipients(recipients)
  return (
    <Box sx={RECIPIENTS}>
      <Typography variant="subtitle2" role="status">
        {going.length === 0
          ? translate('collection.notify.none')
          : translate('collection.notify.going', { count: going.length })}
      </Typography>
      {going.length > 0 && <People people={going} hasType />}
      {skipped.map(({ reason, people }) => (
        <details key={reason}>
          <summary>
            {translate(`collection.notify.skipped.${wordOf(reason, people)}`, { count: people.length })}
          </summary>
          <People people={people} />
        </details>
      ))}
    </Box>
  )
}

function People({ people, hasType = false }: { people: Recipient[]; hasType?: boolean }) {
  const translate = useTranslate()
  return (
    <Lines>
      {people.slice(0, SHOWN).map(({ employeeId, name, nameMark, email, emailType }) => (
        <li key={employeeId}>
          <b>{namedApart(name, nameMark)}</b>
          <span className="rv-sub">{email}</span>
          {hasType && <span className="rv-chip">{translate(`collection.type.${emailType}`)}</span>}
        </li>
      ))}
      {people.length > SHOWN && (
        <li className="rv-sub">{translate('collection.andMore', { count: people.length - SHOWN })}</li>
      )}
    </Lines>
  )
}
