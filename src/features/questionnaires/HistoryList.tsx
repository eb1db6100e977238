/** Earlier questionnaires, to make a new one from. */
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { SchemaList } from '../../resource/list/SchemaList.tsx'
import { FromHistoryDialog } from './making/FromHistoryDialog.tsx'
import { CELLS } from './QuestionnaireCells.tsx'
import './list.css'

function FromTemplate() {
  const translate = useTranslate()
  return (
    <Button component={Link} to="/addwizard/template">
      {translate('wizard.template')}
    </Button>
  )
}

function PickButton({ row, onPick }: { row: Questionnaire; onPick: (row: Questionnaire) => void }) {
  const translate = useTranslate()
  const label = translate('wizard.history.pick')
  return (
    <Button size="small" aria-label={`${label}: ${row.title}`} onClick={() => onPick(row)}>
      {label}
    </Button>
  )
}

export function HistoryList({ titleKey, belongsTo }: { titleKey: string; belongsTo: ReactNode }) {
  const [picked, setPicked] = useState<Questionnaire | null>(null)
  return (
    <>
      <SchemaList
        resource="questionnaires"
        storeKey="history"
        titleKey={titleKey}
        belongsTo={belongsTo}
        cells={CELLS}
        rowTo={false}
        // The records of this list are what its operation answers.
        rowActions={(record) => <PickButton row={record as Questionnaire} onPick={setPicked} />}
        exportList="questionnaires"
        emptyKey="wizard.history.empty"
        emptyAction={<FromTemplate />}
      />
      {picked !== null && <FromHistoryDialog source={picked} onClose={() => setPicked(null)} />}
    </>
  )
}
