import { useTranslate } from 'react-admin'
import { namedApart } from '../../../domain/evaluation/names.ts'
import { useQuestion } from '../../providers/calls/useQuestion.ts'
import { useMomentText } from '../../providers/useLanguage.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Points } from '../../ui/Points.tsx'

/** Who added or removed raters since the start: whoever chooses them late could learn what others answered (anonymity.md R19). */
export function RaterChangesCard({ id }: { id: number }) {
  const translate = useTranslate()
  const moment = useMomentText()
  const changes = useQuestion('listRaterChanges', { path: { id } }).data ?? []
  if (changes.length === 0) return null
  return (
    <Panel title={translate('collection.changes.title')}>
      <Points>
        {changes.map(({ id: changeId, at, name, nameMark, added, removed }) => (
          <li key={changeId}>
            {translate('collection.changes.act', {
              time: moment(at),
              name: name === '' ? translate('collection.changes.gone') : namedApart(name, nameMark),
              added,
              removed,
            })}
          </li>
        ))}
      </Points>
    </Panel>
  )
}
