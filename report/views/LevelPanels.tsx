import type { CSSProperties } from 'react'
import type { PersonalReport, ReportLevel, ReportQuestion } from '../../domain/scoring/report.ts'
import { dimensionWeight, levelWeight } from '../../domain/scoring/shares.ts'
import { LevelMark } from '../charts/Marker.tsx'
import { levelsFinding } from '../findings.ts'
import {
  formatMaximum,
  formatPercent,
  formatPoints,
  formatRaters,
  formatWeight,
  levelName,
  pooledNames,
  questionWeights,
  shownLevels,
  statusKey,
} from '../format.ts'
import { styleAmong } from '../theme/levelStyle.ts'
import { SCREEN_PALETTE } from '../theme/tokens.ts'
import { ColumnHead } from './ColumnHead.tsx'
import { NumberHead } from './NumberHead.tsx'
import { Panel } from './Panel.tsx'
import classes from './report.module.css'
import { useLanguage, useSentence } from './reportLanguage.ts'
import { Across, ScrollBox } from './ScrollBox.tsx'

/** The relation's mark among all of the report, and its name: shape and word beside colour. */
export function LevelLabel({ level, all }: { level: ReportLevel; all: readonly ReportLevel[] }) {
  const language = useLanguage()
  return (
    <span className={classes.mark} style={{ textAlign: 'start' }}>
      <LevelMark style={styleAmong(all, level)} palette={SCREEN_PALETTE} />
      {levelName(level, language)}
    </span>
  )
}

/** The common names of relations stay whole; the table scrolls. */
export const RELATION: CSSProperties = { minWidth: 136 }

/** A column for each. */
export function LevelHeads({ levels, all }: { levels: readonly ReportLevel[]; all: readonly ReportLevel[] }) {
  const language = useLanguage()
  const names = levels.map((level) => levelName(level, language))
  return levels.map((level) => (
    <th key={level.key} scope="col" className={classes.number}>
      <ColumnHead among={names}>
        <LevelLabel level={level} all={all} />
      </ColumnHead>
    </th>
  ))
}

/** Every dimension by relation. */
export function LevelsPanel({ report }: { report: PersonalReport }) {
  const say = useSentence()
  const language = useLanguage()
  const { key, params } = levelsFinding(report, language)
  const shown = shownLevels(report)
  return (
    <Panel title={say(key, params)} caption={say('report.levels.caption')}>
      <ScrollBox label={say('report.dimension')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{say('report.dimension')}</th>
              <NumberHead label={say('report.weight')} />
              <NumberHead label={say('report.score')} />
              <LevelHeads levels={shown.map(({ level }) => level)} all={report.levels} />
            </tr>
          </thead>
          <tbody>
            {report.dimensions.map((dimension) => (
              <tr key={dimension.dimensionId}>
                <th scope="row">{dimension.name}</th>
                <td className={classes.number}>{formatWeight(dimensionWeight(dimension))}</td>
                <td className={`${classes.number} ${classes.strong}`}>{formatPercent(dimension.percent)}</td>
                {shown.map(({ level, index }) => (
                  <td key={level.key} className={classes.number}>
                    {formatPercent(dimension.byLevel[index] ?? null)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Panel>
  )
}

/** Who took part, with which weight, and who is not shown. */
export function RatersPanel({ report }: { report: PersonalReport }) {
  const say = useSentence()
  const language = useLanguage()
  const statusOf = (level: ReportLevel): string => say(statusKey(level), { names: pooledNames(level, language) })
  return (
    <Panel title={say('report.raters.title')}>
      <ScrollBox label={say('report.raters.title')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{say('report.relation')}</th>
              <NumberHead label={say('report.raterCount')} />
              <NumberHead label={say('report.weight')} />
              <th scope="col">{say('report.status')}</th>
            </tr>
          </thead>
          <tbody>
            {report.levels.map((level) => (
              <tr key={level.key}>
                <th scope="row" style={RELATION}>
                  <LevelLabel level={level} all={report.levels} />
                </th>
                <td className={classes.number}>{formatRaters(level.raterCount)}</td>
                <td className={classes.number}>{formatWeight(levelWeight(level))}</td>
                <td>{statusOf(level)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Panel>
  )
}

/** Named where some relation took no part in the score (numbers.md 12). */
function QuestionWeights({ report, question }: { report: PersonalReport; question: ReportQuestion }) {
  const say = useSentence()
  const weights = questionWeights(report, question, useLanguage())
  return weights === '' ? null : (
    <small className={classes.weights}>{say('report.question.weights', { weights })}</small>
  )
}

/** Every question by relation, grouped by dimension. */
export function QuestionsPanel({ report }: { report: PersonalReport }) {
  const say = useSentence()
  const shown = shownLevels(report)
  return (
    <Panel title={say('report.questions.title')} caption={say('report.questions.caption')}>
      <ScrollBox label={say('report.questions.title')}>
        <table className={`${classes.table} ${classes.questions}`}>
          <thead>
            <tr>
              <th scope="col">{say('report.question')}</th>
              <NumberHead label={say('report.maximum')} />
              <NumberHead label={say('report.earned')} />
              <LevelHeads levels={shown.map(({ level }) => level)} all={report.levels} />
            </tr>
          </thead>
          {report.dimensions.map((dimension) => (
            <tbody key={dimension.dimensionId}>
              <tr style={{ breakAfter: 'avoid' }}>
                <th scope="rowgroup" colSpan={3 + shown.length} className={classes.group}>
                  <Across>{dimension.name}</Across>
                </th>
              </tr>
              {dimension.questions.length === 0 && (
                <tr>
                  <td colSpan={3 + shown.length}>
                    <Across>{say('report.noQuestions')}</Across>
                  </td>
                </tr>
              )}
              {dimension.questions.map((question) => (
                <tr key={question.questionId}>
                  <th scope="row">
                    {question.title}
                    <QuestionWeights report={report} question={question} />
                  </th>
                  <td className={classes.number}>{formatMaximum(question.maximum)}</td>
                  <td className={`${classes.number} ${classes.strong}`}>
                    {formatPoints(question.weightedScore, report.rule)}
                  </td>
                  {shown.map(({ level, index }) => (
                    <td key={level.key} className={classes.number}>
                      {formatPoints(question.byLevel[index] ?? null, report.rule)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollBox>
    </Panel>
  )
}
