import { type BesideFigures, besideFinding, besideNotes, besideTable } from '../beside.ts'
import { joinSentences } from '../format.ts'
import { Panel } from './Panel.tsx'
import classes from './report.module.css'
import { useLanguage, useSentence } from './reportLanguage.ts'
import { ScrollBox } from './ScrollBox.tsx'

interface BesidePanelProps {
  figures: BesideFigures
  /** What is said where there is no round before: a reader of a released report may not know that there is one. */
  noPrevious?: string
}

/** Each dimension with how sure it is, beside the mean of the evaluatees and beside the round before. */
export function BesidePanel({ figures, noPrevious = '' }: BesidePanelProps) {
  const say = useSentence()
  const language = useLanguage()
  const { key, params } = besideFinding(figures)
  const { heads, rows } = besideTable(figures, language)
  return (
    <Panel
      title={say(key, params)}
      caption={joinSentences(besideNotes(figures.beside, language, noPrevious), language)}
    >
      <ScrollBox label={say('report.beside.title')}>
        <table className={classes.table} aria-label={say('report.beside.title')}>
          <thead>
            <tr>
              <th scope="col">{say('report.dimension')}</th>
              {heads.map((head) => (
                <th key={head} scope="col" className={classes.number}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key: row, name, detail, cells }) => (
              <tr key={row}>
                <th scope="row">
                  {name}
                  {detail !== '' && <small className={classes.weights}>{detail}</small>}
                </th>
                {heads.map((head, place) => (
                  <td key={head} className={`${classes.number} ${place === 0 ? classes.strong : ''}`}>
                    {cells[place]}
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
