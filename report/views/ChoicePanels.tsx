import { type CSSProperties, Fragment } from 'react'
import type { PersonalReport, ReportChoices, ToldReport } from '../../domain/scoring/report.ts'
import {
  alikeChoices,
  choiceForms,
  groupName,
  HIDDEN_MARK,
  leftOutCaption,
  leftOutLines,
  shownChoices,
} from '../choices.ts'
import { LevelHeads, LevelLabel, RELATION } from './LevelPanels.tsx'
import { NumberHead } from './NumberHead.tsx'
import { Panel } from './Panel.tsx'
import classes from './report.module.css'
import { useLanguage, useSentence } from './reportLanguage.ts'
import { ScrollBox } from './ScrollBox.tsx'
import { TextGroup } from './TextPanels.tsx'

/** How often each option was chosen, and why; nothing of a report of before that was kept. */
export function ChoicesPanel({ report }: { report: ToldReport }) {
  const say = useSentence()
  const choices = report.told?.choices ?? []
  if (choices.length === 0) return null
  const { told, folded } = choiceForms(report, choices)
  const count = folded.alike.flat().length + folded.apart.length
  const asPanels = (some: ReportChoices[]) =>
    some.map((one) => <Choices key={one.questionId} report={report} choices={one} />)
  return (
    <Panel title={say('report.choices.title')} caption={say('report.choices.caption')}>
      {asPanels(told)}
      {count > 0 && (
        <details className={classes.folded}>
          <summary>{say('report.choices.scored', { count })}</summary>
          {folded.alike.map((some) => (
            <AlikeTable key={some[0]?.questionId} report={report} choices={some} />
          ))}
          {asPanels(folded.apart)}
        </details>
      )}
    </Panel>
  )
}

interface ChoicesProps {
  report: PersonalReport
  choices: ReportChoices
}

function Choices({ report, choices }: ChoicesProps) {
  const say = useSentence()
  const language = useLanguage()
  const { title, rows, hidden } = choices
  const { reasons } = shownChoices(report, choices)
  return (
    <div>
      <h3 className={classes.question}>{title}</h3>
      {rows.length > 0 && <OptionTable report={report} choices={choices} />}
      {hidden && <p className={classes.quiet}>{say('report.choices.hidden')}</p>}
      {reasons.map(({ key, title: option, groups }) => (
        <Fragment key={key}>
          <h4 className={classes.source}>{say('report.choices.why', { option })}</h4>
          {groups.map(({ levelKey, texts }) => (
            <TextGroup key={levelKey ?? ''} name={groupName(report, levelKey, language)} texts={texts} />
          ))}
        </Fragment>
      ))}
    </div>
  )
}

/** As high as its lines: a question has one for each relation. */
const LINES = { '--row': '28px' } as CSSProperties

/** A row for each question, in it a line for each relation. */
function AlikeTable({ report, choices }: { report: PersonalReport; choices: readonly ReportChoices[] }) {
  const say = useSentence()
  const { heads, legend, questions, hasMarked } = alikeChoices(report, choices)
  return (
    <>
      {legend !== '' && <p className={classes.caption}>{legend}</p>}
      <ScrollBox label={say('report.choices.title')}>
        <table className={classes.table} style={LINES}>
          <thead>
            <tr>
              <th scope="col">{say('report.question')}</th>
              <th scope="col">{say('report.relation')}</th>
              {heads.map(({ key, label }) => (
                <NumberHead key={key} label={label} />
              ))}
              <NumberHead label={say('report.raterCount')} />
            </tr>
          </thead>
          {questions.map(({ key, title, rows }) => (
            <tbody key={key}>
              {rows.map(({ level, cells, raters }, place) => (
                <tr key={level.key}>
                  {place === 0 && (
                    <th scope="rowgroup" rowSpan={rows.length}>
                      {title}
                    </th>
                  )}
                  <th scope="row" style={RELATION}>
                    <LevelLabel level={level} all={report.levels} />
                  </th>
                  {heads.map(({ key: option }, at) => (
                    <td key={option} className={classes.number}>
                      {cells[at]}
                    </td>
                  ))}
                  <td className={classes.number}>{raters}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollBox>
      {hasMarked && <p className={classes.quiet}>{`${HIDDEN_MARK} ${say('report.choices.hidden')}`}</p>}
    </>
  )
}

function OptionTable({ report, choices }: ChoicesProps) {
  const say = useSentence()
  const { levels, options, raters } = shownChoices(report, choices)
  return (
    <ScrollBox label={choices.title}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{say('report.choices.option')}</th>
            <LevelHeads levels={levels} all={report.levels} />
          </tr>
        </thead>
        <tbody>
          {options.map(({ key, title, cells }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {levels.map((level, place) => (
                <td key={level.key} className={classes.number}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{say('report.raterCount')}</th>
            {levels.map((level, place) => (
              <td key={level.key} className={classes.number}>
                {raters[place]}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** What was answered and counts in no figure. */
export function LeftOutPanel({ report }: { report: ToldReport }) {
  const say = useSentence()
  const lines = leftOutLines(report, useLanguage())
  if (lines.length === 0) return null
  return (
    <Panel title={say('report.leftOut.title')} caption={say(leftOutCaption(report))}>
      <ul className={classes.notes}>
        {lines.map(({ key, title, text }) => (
          <li key={key}>{title === null ? text : say('report.leftOut.line', { title, text })}</li>
        ))}
      </ul>
    </Panel>
  )
}
