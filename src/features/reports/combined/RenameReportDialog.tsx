/** Another title or description for a saved report; its questionnaires stay. */
import { useState } from 'react'
import { TextInput, useDataProvider, useTranslate } from 'react-admin'
import { isBlank } from '../../../../domain/paper/blank.ts'
import type { AppDataProvider } from '../../../providers/dataProvider.ts'
import { SchemaForm } from '../../../resource/form/SchemaForm.tsx'
import { DialogFrame } from '../../../ui/DialogFrame.tsx'
import type { SavedReport } from './model.ts'

const recordOf = ({ reportId, title, summary, questionnaireUids, version }: SavedReport) => ({
  ...{ reportId, title, summary, questionnaireUids, version },
})

export function RenameReportDialog({ report, onClose }: { report: SavedReport; onClose: () => void }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<AppDataProvider>()
  const [record] = useState(recordOf(report))
  async function reload() {
    const { items } = await dataProvider.listCombinedReports({ query: { reportId: report.reportId } })
    const [found] = items
    return found && recordOf(found)
  }
  return (
    <DialogFrame title={translate('combined.rename')} onClose={onClose}>
      <SchemaForm
        operation="saveCombinedReport"
        isPlain
        record={record}
        keptFor={report.reportId}
        reload={reload}
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
