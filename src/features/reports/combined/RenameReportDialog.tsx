/** Another title or description for a saved report; its questionnaires stay. */
import { useState } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { isBlank } from '../../../../domain/paper/blank.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { SchemaForm } from '../../../resource/form/SchemaForm.tsx'
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx'
import type { SavedReport } from './model.ts'

const recordOf = ({ reportId, title, summary, questionnaireUids, version }: SavedReport) => ({
  ...{ reportId, title, summary, questionnaireUids, version },
})

/** Where somebody else renamed it, and each time anew. */
const ASKED_LATER = { enabled: false, gcTime: 0 }

export function RenameReportDialog({ report, onClose }: { report: SavedReport; onClose: () => void }) {
  const translate = useTranslate()
  const [record] = useState(recordOf(report))
  const { refetch } = useQuestion('listCombinedReports', { query: { reportId: report.reportId } }, ASKED_LATER)
  return (
    <DialogFrame title={translate('combined.rename')} onClose={onClose}>
      <SchemaForm
        operation="saveCombinedReport"
        isPlain
        record={record}
        keptFor={report.reportId}
        reload={async () => (await refetch()).data?.items.map(recordOf)[0]}
        inputs={{
          title: (
            <TextInput
              source="title"
              label="combined.title"
              helperText={false}
              autoFocus
              onFocus={(event) => event.target.select()}
            />
          ),
        }}
        check={({ title }) => (isBlank(title) ? [{ field: 'title', key: 'paper.check.titleEmpty' }] : [])}
        onSaved={(mayLead) => mayLead && onClose()}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}
