/** The reports that were released to the visitor: the list, or one of them. */
import { useMemo } from 'react'
import { type Address, numberOf } from '../address.ts'
import { ReportList } from './ReportList.tsx'
import { ReportPage } from './ReportPage.tsx'
import { createReportCalls, type Which } from './reportCalls.ts'

function whichOf([id, employeeId]: readonly string[]): Which | null {
  const [questionnaire, person] = [numberOf(id, 16), numberOf(employeeId, 16)]
  return questionnaire === null || person === null ? null : { id: questionnaire, employeeId: person }
}

export function ReportsPage({ address: { secret, reports } }: { address: Address }) {
  const calls = useMemo(() => createReportCalls(secret), [secret])
  const which = useMemo(() => whichOf(reports ?? []), [reports])
  if (which === null) return <ReportList secret={secret} calls={calls} />
  return <ReportPage key={`${which.id}/${which.employeeId}`} secret={secret} calls={calls} which={which} />
}
