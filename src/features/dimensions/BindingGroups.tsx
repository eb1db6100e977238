import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import '../../ui/inputs/choice.css'
import type { BindingGroup, BindingRow } from './bindingRows.ts'
import type { Dimension } from './model.ts'
import { useBinding } from './useBinding.ts'

// One style a page of questions, none a question: a paper may have 500.
const GROUP = {
  '& h3': { px: 2, py: 1, background: 'var(--paper)', borderBlock: '1px solid var(--line)' },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    flexDirection: { xs: 'column', sm: 'row' },
    alignItems: { xs: 'stretch', sm: 'center' },
    columnGap: 2,
    rowGap: 1,
    minHeight: 46,
    px: 2,
    py: 0.5,
  },
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& li:hover': { background: 'var(--mui-palette-action-hover)' },
  '& label': { flex: 1, display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 },
  '& label > span, & li > span:first-of-type': { flex: 1, display: 'flex', gap: 1, minWidth: 0 },
  '& b': { flex: 'none', minWidth: 24, fontWeight: 'var(--regular)', color: 'text.secondary' },
  '& b + span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& .rv-select': { flex: 'none', width: { sm: 168 }, ml: { xs: 3, sm: 0 } },
  '& li[data-open="true"] .rv-select': { borderColor: 'var(--warn)', color: 'var(--warn)' },
}

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
    <Box component="section" key={group.pageId} sx={GROUP}>
      <Typography variant="h3">{translate('dimensions.page', { number: group.pageNumber })}</Typography>
      <ul>
        {group.rows.map((row) => (
          <li key={row.questionId} data-open={row.dimensionId === null}>
            <Question {...props} row={row} />
          </li>
        ))}
      </ul>
    </Box>
  ))
}

function Question({ row, dimensions, canEdit, selected, onSelect }: BindingGroupsProps & { row: BindingRow }) {
  const translate = useTranslate()
  const { questionId, number, title, summary, dimensionId } = row
  const id = `question-${questionId}`
  // One for each question: the next one can be bound while this one is under way.
  const { shown, bind } = useBinding(row)

  function toggle() {
    const next = new Set(selected)
    if (!next.delete(questionId)) next.add(questionId)
    onSelect(next)
  }

  const text = (
    <span>
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
          value={shown ?? ''}
          onChange={({ target }) => bind(target.value === '' ? null : Number(target.value))}
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
