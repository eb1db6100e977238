import { useTranslate } from 'react-admin'
import type { BindingGroup, BindingRow } from './bindingRows.ts'
import type { Dimension } from './model.ts'

interface BindingGroupsProps {
  groups: BindingGroup[]
  dimensions: Dimension[]
  canEdit: boolean
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
  onBind: (questionId: number, dimensionId: number | null) => void
}

/** The questions page by page, each with the dimension it belongs to. */
export function BindingGroups(props: BindingGroupsProps) {
  const translate = useTranslate()
  return props.groups.map((group) => (
    <section key={group.pageId} className="rv-binding-group">
      <h3>{translate('dimensions.page', { number: group.pageNumber })}</h3>
      <ul>
        {group.rows.map((row) => (
          <li key={row.questionId} className={row.dimensionId === null ? 'rv-binding-open' : undefined}>
            <Question {...props} row={row} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Question({ row, dimensions, canEdit, selected, onSelect, onBind }: BindingGroupsProps & { row: BindingRow }) {
  const translate = useTranslate()
  const { questionId, number, title, summary, dimensionId } = row
  const id = `question-${questionId}`

  function toggle() {
    const next = new Set(selected)
    if (!next.delete(questionId)) next.add(questionId)
    onSelect(next)
  }

  const text = (
    <span className="rv-binding-text">
      <b>{number}</b>
      <span id={id}>{title || summary || translate('dimensions.untitled')}</span>
    </span>
  )
  return (
    <>
      {canEdit ? (
        <label>
          <input type="checkbox" className="rv-check" checked={selected.has(questionId)} onChange={toggle} />
          {text}
        </label>
      ) : (
        text
      )}
      {canEdit ? (
        <select
          className="rv-select"
          aria-label={translate('dimensions.dimensionOf', { number, title })}
          value={dimensionId ?? ''}
          onChange={({ target }) => onBind(questionId, target.value === '' ? null : Number(target.value))}
        >
          <option value="">{translate('dimensions.notBound')}</option>
          {dimensions.map((dimension) => (
            <option key={dimension.id} value={dimension.id}>
              {dimension.name}
            </option>
          ))}
        </select>
      ) : (
        <span className="rv-chip">
          {dimensions.find((dimension) => dimension.id === dimensionId)?.name ?? translate('dimensions.notBound')}
        </span>
      )}
    </>
  )
}
