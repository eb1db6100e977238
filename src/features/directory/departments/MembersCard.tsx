/** Who belongs to a department directly: people are let in and out, many at once. */
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { markOf } from '../../../../domain/evaluation/names.ts'
import { holdsWords } from '../../../../domain/search.ts'
import { AT_ONCE } from '../../../../domain/selection.ts'
import { IN_PLACE, useQuestion } from '../../../providers/calls/useQuestion.ts'
import { peopleLook } from '../../../resource/people/peopleLook.ts'
import type { Department } from '../../../resource/people/person.ts'
import { SearchField } from '../../../ui/inputs/SearchField.tsx'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import '../../../ui/inputs/choice.css'
import { useMoving } from '../useMoving.ts'
import { AddMembersDialog } from './AddMembersDialog.tsx'

const SHOWN = 50

export function MembersCard({ department: { id, leaderId } }: { department: Department }) {
  const translate = useTranslate()
  const { data, error, refetch } = useQuestion('listDepartmentMembers', { path: { id } }, IN_PLACE)
  const [isAdding, setAdding] = useState(false)
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(SHOWN)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { run, isPending } = useMoving('departments.membersOut', () => setChosen(new Set()))
  const holds = holdsWords(words)
  const found = (data ?? []).filter(({ displayName, email, employeeNo }) => holds(displayName, email, employeeNo))
  // Who has left meanwhile is not meant any more.
  const leaving = (data ?? []).flatMap((member) => (chosen.has(member.id) ? [member.id] : []))

  function toggle(memberId: number) {
    const next = new Set(chosen)
    if (!next.delete(memberId)) next.add(memberId)
    setChosen(next)
  }

  /** Who was chosen under other words stays chosen; together no more than can go at once. */
  function chooseFound() {
    const all = new Set([...leaving, ...found.map((member) => member.id)])
    setChosen(new Set([...all].slice(0, AT_ONCE)))
  }

  return (
    <section className="rv-card rv-pad" aria-labelledby="members-head">
      <h2 id="members-head">{translate('directory.members')}</h2>
      {error && data === undefined && <FailurePage error={error} retry={() => void refetch()} />}
      {!error && data === undefined && <Waiting />}
      {data && (
        <Box sx={peopleLook}>
          <search>
            <SearchField label={translate('departments.searchMember')} value={words} onChange={setWords} />
            <Button size="small" onClick={() => setAdding(true)}>
              {translate('departments.addMembers')}
            </Button>
          </search>
          <div>
            <span role="status">{translate('state.selected', { count: leaving.length })}</span>
            {found.length > 0 && (
              <button type="button" className="rv-link-button" onClick={chooseFound}>
                {translate('people.selectAll', { count: Math.min(found.length, AT_ONCE) })}
              </button>
            )}
            <Button
              size="small"
              disabled={leaving.length === 0 || leaving.length > AT_ONCE || isPending}
              onClick={() => run({ body: { ids: leaving, departId: null } })}
            >
              {translate('departments.takeOut')}
            </Button>
          </div>
          <ul aria-label={translate('directory.members')}>
            {found.slice(0, shown).map((member) => (
              <li key={member.id}>
                <label>
                  <input
                    type="checkbox"
                    className="rv-check"
                    checked={chosen.has(member.id)}
                    onChange={() => toggle(member.id)}
                  />
                  <b>{member.displayName}</b>
                  {member.id === leaderId && <span className="rv-chip">{translate('directory.leader')}</span>}
                  <small>{markOf(member)}</small>
                </label>
              </li>
            ))}
            {found.length === 0 && (
              <li data-none>{translate(data.length === 0 ? 'departments.noMembers' : 'state.noMatch')}</li>
            )}
            {found.length > shown && (
              <li data-none>
                <button type="button" className="rv-link-button" onClick={() => setShown(shown + SHOWN)}>
                  {translate('people.more', { count: found.length - shown })}
                </button>
              </li>
            )}
          </ul>
        </Box>
      )}
      {isAdding && data && (
        <AddMembersDialog departmentId={id} taken={data.map((member) => member.id)} onClose={() => setAdding(false)} />
      )}
    </section>
  )
}
