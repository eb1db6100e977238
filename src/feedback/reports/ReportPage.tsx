import { useCallback, useMemo, useState } from 'react'
import { namedApart } from '../../../domain/evaluation/names.ts'
import { besideReport } from '../../../domain/scoring/personal/beside.ts'
import { receiversOf } from '../../../domain/scoring/rule.ts'
import { joinList } from '../../../messages/format.ts'
import { formatDay } from '../../../report/format.ts'
import { ArithmeticPanel } from '../../../report/views/ArithmeticPanel.tsx'
import { PersonalReportView } from '../../../report/views/PersonalReportView.tsx'
import '../../../report/views/scroll.css'
import { KeyPanel } from '../../../report/views/ReadingPanels.tsx'
import { isRefusal } from '../../api/refusals.ts'
import { useLoaded } from '../../api/useLoaded.ts'
import { reportsAddress } from '../address.ts'
import { Failure } from '../frame/Failure.tsx'
import { Frame } from '../frame/Frame.tsx'
import { Heading } from '../frame/Heading.tsx'
import { Loading } from '../frame/Loading.tsx'
import { useText } from '../text.tsx'
import { HelpPanel } from './HelpPanel.tsx'
import { OwnNotesCard } from './OwnNotesCard.tsx'
import { PdfButton } from './PdfButton.tsx'
import type { Notes, ReleasedReport, ReportCalls } from './reportCalls.ts'
import { SharedNotesCard } from './SharedNotesCard.tsx'
import type { Which } from './unsavedNotes.ts'
import { useWords } from './useWords.ts'

interface ReportPageProps {
  secret: string | null
  calls: ReportCalls
  which: Which
}

/** One released report, as it was released; loading it is what the server records as opening. */
export function ReportPage({ secret, calls, which }: ReportPageProps) {
  const load = useCallback(() => calls.report(which), [calls, which])
  const { value, error, reload } = useLoaded(load)
  const back = reportsAddress(secret)
  if (isRefusal(error, 'NOT_FOUND')) {
    return <Gone back={back} calls={calls} which={which} isSignedIn={secret === null} />
  }
  if (error !== undefined) return <Failure error={error} retry={reload} />
  if (value === undefined) return <Loading />
  return <Released released={value} calls={calls} which={which} back={back} />
}

const BackLink = ({ href }: { href: string }) => {
  const words = useWords()
  return (
    <a className="button" href={href}>
      {words('released.back')}
    </a>
  )
}

interface GoneProps extends Omit<ReportPageProps, 'secret'> {
  back: string
  isSignedIn: boolean
}

/** Withdrawn, or never released to the visitor: the server does not tell which. What was noted and not saved is still here. */
function Gone({ back, calls, which, isSignedIn }: GoneProps) {
  const words = useWords()
  const { value: hasNotes = false } = useLoaded(useCallback(() => calls.hasUnsaved(which), [calls, which]))
  return (
    <Frame foot={<BackLink href={back} />}>
      <div className="notice">
        <span className="seal" aria-hidden="true" />
        <Heading>{words('released.gone')}</Heading>
        <p>{words('released.gone.text')}</p>
        {hasNotes && <p>{words('released.gone.notes')}</p>}
        {hasNotes && isSignedIn && <p>{words('released.gone.notesEnd')}</p>}
      </div>
    </Frame>
  )
}

/** Who else may read it, to whom it is about. */
function Readers({ superiors }: Pick<ReleasedReport, 'superiors'>) {
  const words = useWords()
  const { language } = useText()
  if (superiors.length === 0) return <p className="small">{words('released.readByNobody')}</p>
  const names = joinList(
    superiors.map(({ name, nameMark }) => namedApart(name, nameMark)),
    language,
  )
  return <p className="small">{words('released.readBySuperiors', { names })}</p>
}

interface ReleasedProps {
  released: ReleasedReport
  calls: ReportCalls
  which: Which
  back: string
}

function Released({ released, calls, which, back }: ReleasedProps) {
  const { role, version, releasedAt, superiors } = released
  const report = useMemo(() => besideReport(released.report, released.beside), [released])
  const words = useWords()
  const { language } = useText()
  const [kept, setKept] = useState<Notes | null>()
  const { name, nameMark } = report.evaluatee
  const isOwn = role === 'evaluatee'
  const about = namedApart(name, nameMark)
  return (
    <Frame isWide foot={<BackLink href={back} />}>
      <p className="eyebrow">{words('released.version', { version, day: formatDay(releasedAt, language) })}</p>
      <Heading>{isOwn ? words('released.reportOwn') : words('released.reportOf', { name: about })}</Heading>
      {isOwn && <Readers superiors={superiors} />}
      <PersonalReportView
        report={report}
        language={language}
        headingLevel="h2"
        arithmetic={<ArithmeticPanel report={report} />}
        actions={<PdfButton report={report} ownNotes={isOwn ? kept : null} calls={calls} which={which} />}
        lead={
          <>
            <KeyPanel report={report} />
            <HelpPanel report={report} isOwn={isOwn} />
          </>
        }
      />
      {isOwn ? (
        <OwnNotesCard
          calls={calls}
          which={which}
          canShare={receiversOf(report.rule).includes('superior')}
          kept={kept}
          onKept={setKept}
        />
      ) : (
        <SharedNotesCard name={about} calls={calls} which={which} />
      )}
    </Frame>
  )
}
