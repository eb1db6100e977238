/** What can be taken along of results: this view's table, all of the round, and everybody's report on paper. */
import { Button, Divider, Menu, MenuItem } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { AppDataProvider } from '../../../providers/calls/dataProvider.ts'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { lazyPage } from '../../../ui/page/lazyPage.tsx'
import { saveFile } from '../../../ui/saveFile.ts'
import type { LevelQuery, RankingSort } from '../model.ts'
import type { ResultsOrder } from './ResultsDialog.tsx'

const ArchiveDialog = lazyPage(() => import('./ArchiveDialog.tsx').then((m) => m.ArchiveDialog))
const ResultsDialog = lazyPage(() => import('./ResultsDialog.tsx').then((m) => m.ResultsDialog))

const FORMATS = ['xlsx', 'csv'] as const
type Format = (typeof FORMATS)[number]

type ReportExportsProps =
  | { of: 'ranking'; sort: RankingSort; departId?: number }
  | ({ of: 'details' } & LevelQuery)
  | { of: 'person'; employeeId: number }
  | { of: 'round' }

/** A file that is made at once. */
interface Table {
  what: 'ranking' | 'details' | 'person' | 'questions'
  format: Format | 'zip'
  make: () => Promise<File>
}

/** Of one person all sheets, or the table of questions alone. */
const OF_PERSON = [
  ['person', 'xlsx'],
  ['person', 'zip'],
  ['questions', 'csv'],
] as const

/** The tables of the view itself; where there is no view of figures, none. */
function useTables(view: ReportExportsProps): Table[] {
  const dataProvider = useDataProvider<AppDataProvider>()
  const id = useQuestionnaireId()
  if (view.of === 'round') return []
  if (view.of === 'person') {
    const path = { id, employeeId: view.employeeId }
    return OF_PERSON.map(([what, format]) => ({
      ...{ what, format },
      make: () => dataProvider.exportQuestionScores({ path, query: { format } }),
    }))
  }
  return FORMATS.map((format) => ({
    ...{ what: view.of, format },
    make() {
      if (view.of === 'ranking') {
        const { of: _, ...query } = view
        return dataProvider.exportRanking({ path: { id }, query: { ...query, format } })
      }
      const { of: _, ...query } = view
      return dataProvider.exportRankingDetail({ path: { id }, query: { ...query, format } })
    },
  }))
}

export function ReportExports(view: ReportExportsProps) {
  const translate = useTranslate()
  const { type } = useCurrentQuestionnaire().questionnaire
  const tables = useTables(view)
  const table = useMutation({ mutationFn: (make: Table['make']) => make(), onSuccess: saveFile })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [ordered, setOrdered] = useState<ResultsOrder | 'archive' | null>(null)
  const close = () => setOrdered(null)
  const contents = view.of === 'person' ? [] : type === 1 ? (['results', 'answers'] as const) : (['results'] as const)
  const labelOf = (what: string, format: Table['format']) =>
    translate(`reports.export.${format}`, { what: translate(`reports.export.${what}`) })
  const choose = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  return (
    <>
      <Button
        variant="outlined"
        loading={table.isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        sx={{ displayPrint: 'none', ml: view.of === 'person' ? 0 : 'auto' }}
      >
        {translate('reports.export')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {tables.map(({ what, format, make }) => (
          <MenuItem key={format} onClick={choose(() => table.mutate(make))}>
            {labelOf(what, format)}
          </MenuItem>
        ))}
        {view.of !== 'person' && tables.length > 0 && <Divider />}
        {contents.flatMap((content) =>
          FORMATS.map((format) => (
            <MenuItem key={`${content} ${format}`} onClick={choose(() => setOrdered({ content, format }))}>
              {labelOf(content, format)}
            </MenuItem>
          )),
        )}
        {view.of !== 'person' && (
          <MenuItem onClick={choose(() => setOrdered('archive'))}>{translate('reports.archive')}</MenuItem>
        )}
      </Menu>
      {ordered === 'archive' && <ArchiveDialog onClose={close} />}
      {ordered !== null && ordered !== 'archive' && (
        <ResultsDialog {...ordered} title={labelOf(ordered.content, ordered.format)} onClose={close} />
      )}
    </>
  )
}
