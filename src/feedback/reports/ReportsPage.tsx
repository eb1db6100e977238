/** The reports that were released to the visitor: the list, or one of them. */
import { useMemo } from 'react'
import { numberOf } from '../address.ts'
import type { Place } from '../frame/LatePage.tsx'
import { ReportList } from './ReportList.tsx'
import { ReportPage } from './ReportPage.tsx'
import { callsOf } from './reportCalls.ts'
import type { Which } from './unsavedNotes.ts'

function whichOf([id, employeeId]: readonly string[]): Which | null {
  const [questionnaire, person] = [numberOf(id, 16), numberOf(employeeId, 16)]
  return questionnaire === null || person === null ? null : { id: questionnaire, employeeId: person }
}

export function ReportsPage({ address: { secret, reports }, visit }: Place) {
  const calls = callsOf(visit, secret)
  const which = useMemo(() => whichOf(reports ?? []), [reports])
  if (which === null) return <ReportList secret={secret} calls={calls} />
  return <ReportPage key={`${which.id}/${which.employeeId}`} secret={secret} calls={calls} which={which} />
}
