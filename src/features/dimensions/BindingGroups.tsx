import { useTranslate } from 'react-admin'
import { useAct } from '../../providers/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import type { BindingGroup, BindingRow } from './bindingRows.ts'
import type { Dimension } from './model.ts'

interface BindingGroupsProps {
  groups: BindingGroup[]
  dimensions: Dimension[]
  canEdit: boolean
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
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

function Question({ row, dimensions, canEdit, selected, onSelect }: BindingGroupsProps & { row: BindingRow }) {
  const translate = useTranslate()
  const { questionId, number, title, summary, dimensionId } = row
  const id = `question-${questionId}`
  const path = { id: useQuestionnaireId() }
  // One for each question: the next one can be bound while this one is under way.
  const bind = useAct('bindDimensionQuestions')

  function choose(chosen: string) {
    const relations = [{ questionId, dimensionId: chosen === '' ? null : Number(chosen) }]
    bind.mutate({ path, body: { relations } })
  }

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
          onChange={({ target }) => choose(target.value)}
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
