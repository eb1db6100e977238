import type { CSSProperties } from 'react'
import { useListContext, useTranslate } from 'react-admin'

/** As high as a finger needs it. */
const LINE: CSSProperties = { display: 'inline-flex', alignItems: 'center', gap: 'var(--space-2)', minHeight: 44 }

/** Chooses every row of the page where no table's head has a box for it; what is chosen on other pages stays. */
export function SelectPage() {
  const translate = useTranslate()
  const { data = [], selectedIds = [], onSelect } = useListContext()
  const ids = data.map(({ id }) => id)
  const others = selectedIds.filter((id) => !ids.includes(id))
  const isChosen = ids.every((id) => selectedIds.includes(id))
  const isPart = !isChosen && others.length < selectedIds.length
  return (
    <label style={LINE}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPart
        }}
        type="checkbox"
        className="rv-check"
        checked={isChosen}
        onChange={() => onSelect(isChosen ? others : [...others, ...ids])}
      />
      {translate('list.selectPage')}
    </label>
  )
}
