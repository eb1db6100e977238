/** What the server knows, as a plain list: stands where a page of its own is not built yet. */
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FailurePage } from '../ui/FailurePage.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Waiting } from '../ui/Waiting.tsx'

interface PlainPageProps {
  /** Title of the page; a page inside a questionnaire has the frame's and needs none. */
  titleKey?: string
  queryKey: readonly unknown[]
  queryFn: (signal: AbortSignal) => Promise<unknown>
}

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of an answer: a page's items, a list, or one object as a list of its fields. */
function rowsOf(answer: unknown): Row[] {
  if (Array.isArray(answer)) return answer.map((value) => (isRow(value) ? value : { value }))
  if (!isRow(answer)) return []
  if (Array.isArray(answer.items)) return rowsOf(answer.items)
  return Object.entries(answer).map(([name, value]) => ({ name, value }))
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return String(value.length)
  return isRow(value) ? JSON.stringify(value) : String(value ?? '')
}

export function PlainPage({ titleKey, queryKey, queryFn }: PlainPageProps) {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => queryFn(signal) })
  const rows = rowsOf(data)
  const columns = Object.keys(rows[0] ?? {})
  return (
    <>
      {titleKey && <PageHeader title={translate(titleKey)} />}
      <div className="rv-body" style={{ paddingTop: 16 }}>
        <section
          className="rv-card rv-scroll"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          {error && <FailurePage error={error} retry={() => void refetch()} />}
          {!error && data === undefined && <Waiting />}
          {data !== undefined && rows.length === 0 && <EmptyState>{translate('state.empty')}</EmptyState>}
          {rows.length > 0 && (
            <table className="rv-table">
              <thead>
                <tr>
                  {columns.map((name) => (
                    <th key={name}>{name}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  <tr key={String(row.id ?? index)}>
                    {columns.map((name) => (
                      <td key={name}>{shown(row[name])}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      </div>
    </>
  )
}
