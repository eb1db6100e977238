/** Everybody across the rounds: over all, or in the dimension chosen. */
import { MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { namedApart } from '../../../../domain/evaluation/names.ts'
import { chanceNote, changeNotes } from '../../../../report/combinedFindings.ts'
import { shownRounds } from '../../../../report/combinedReport.ts'
import { joinSentences } from '../../../../report/format.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { EmptyState } from '../../../ui/page/EmptyState.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { LASTING, reportOf } from '../model.ts'
import { useReportWords } from '../useReportWords.ts'
import type { Combined, CombinedPerson } from './model.ts'
import { RoundsTable } from './RoundsTable.tsx'

/** Stands for the overall score among the places of dimensions. */
const OVERALL = -1

export function CombinedPeople({ report }: { report: Combined }) {
  const translate = useTranslate()
  const say = useReportWords()
  const language = useLanguage()
  const [place, setPlace] = useState(OVERALL)
  const input = { query: { reportIds: [report.reportId] } }
  const { data, error, refetch } = useQuestion('listCombinedScores', input, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  if (data.length === 0) return <EmptyState>{say('report.combined.nobody')}</EmptyState>
  const figuresOf = (person: CombinedPerson) => person.dimensions[place] ?? person.overall
  const figures = data.map(figuresOf)
  const notes = [...chanceNote(figures), ...changeNotes(figures, report.questionnaires)].map(({ key, params }) =>
    say(key, params),
  )
  return (
    <>
      <TextField
        select
        label={translate('combined.show')}
        value={place}
        onChange={({ target }) => setPlace(Number(target.value))}
        sx={{ maxWidth: 320 }}
      >
        <MenuItem value={OVERALL}>{say('report.overall')}</MenuItem>
        {report.dimensions.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a dimension is asked by
          <MenuItem key={index} value={index}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <RoundsTable
        label={say('report.combined.evaluatees')}
        headLabel={translate('reports.name')}
        rounds={report.questionnaires}
        rows={data.map((person) => ({
          key: String(person.evaluatorId),
          head: <Person person={person} report={report} />,
          figures: figuresOf(person),
        }))}
      />
      <Typography variant="caption" color="textSecondary">
        {joinSentences(notes, language)}
      </Typography>
    </>
  )
}

/** Leads to the person's report in the newest round that has a figure. */
function Person({ person, report }: { person: CombinedPerson; report: Combined }) {
  const say = useReportWords()
  const { evaluatorId, evaluatorName, nameMark, departmentName, incomplete, overall } = person
  const newest = shownRounds(report.questionnaires)
    .filter(({ place }) => (overall.byQuestionnaire[place] ?? null) !== null)
    .at(-1)
  const name = namedApart(evaluatorName, nameMark)
  const id = newest?.round.questionnaireId ?? null
  return (
    <>
      {id === null ? name : <Link to={reportOf(id, { employeeId: evaluatorId })}>{name}</Link>}
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {[departmentName, incomplete && say('report.incomplete')].filter(Boolean).join(' · ')}
      </Typography>
    </>
  )
}
