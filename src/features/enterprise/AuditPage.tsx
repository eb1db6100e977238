/** What was done in the enterprise that others must be able to check: who, what, when, from where. */
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { useSeenText } from '../../providers/useLanguage.ts'
import { useChoiceWords } from '../../resource/label.ts'
import { SchemaList } from '../../resource/list/SchemaList.tsx'
import type { ListRecord } from '../../resource/list/shape.ts'
import { EnterpriseTabs } from './EnterpriseTabs.tsx'

type AuditEvent = components['schemas']['AuditEvent']

// The records of this list are what its operation answers.
const eventOf = (record: ListRecord) => record as AuditEvent

function Moment({ record }: { record: ListRecord }) {
  const { at, isByDay } = eventOf(record)
  const seen = useSeenText()
  return <span style={{ whiteSpace: 'nowrap' }}>{seen(at, isByDay)}</span>
}

/** Beside each other words keep their room, also where an address of the longest kind stands; that one breaks. */
const ROOM = { minWidth: { sm: 144 }, overflowWrap: 'anywhere' }
const inRoom = (_: ListRecord, plain: ReactNode) => <Box sx={ROOM}>{plain}</Box>

const CELLS = {
  at: (record: ListRecord) => <Moment record={record} />,
  about: inRoom,
  detail: inRoom,
  remoteAddress: inRoom,
}

export function AuditPage() {
  const translate = useTranslate()
  const seen = useSeenText()
  const actionWord = useChoiceWords('audit', 'action')
  const nameOf = ({ action, at, isByDay }: AuditEvent) => `${actionWord(action)} · ${seen(at, isByDay)}`
  return (
    <SchemaList
      resource="audit"
      titleKey="title.audit"
      subtitle={translate('audit.intro')}
      above={<EnterpriseTabs />}
      cells={CELLS}
      rowTo={false}
      rowName={(record) => nameOf(eventOf(record))}
      exportList="audit"
      emptyKey="audit.empty"
      emptyAction={null}
    />
  )
}
