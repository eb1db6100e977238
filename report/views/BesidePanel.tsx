import { type BesideFigures, besideFinding, besideNotes, besideTable, besideTitle } from '../beside.ts'
import { joinSentences } from '../format.ts'
import { NumberHead } from './NumberHead.tsx'
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
  const { columns, rows } = besideTable(figures, language)
  const title = say(besideTitle(figures.beside))
  return (
    <Panel title={say(key, params)} caption={joinSentences(besideNotes(figures, language, noPrevious), language)}>
      <ScrollBox label={title}>
        <table className={classes.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{say('report.dimension')}</th>
              {columns.map((column) => (
                <NumberHead key={column.key} label={column.label} />
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
                {columns.map((column, place) => (
                  <td key={column.key} className={`${classes.number} ${place === 0 ? classes.strong : ''}`}>
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
