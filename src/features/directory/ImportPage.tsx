import { useTranslate } from 'react-admin'
import { PageBody } from '../../ui/page/PageBody.tsx'
import { Above, PageHeader } from '../../ui/page/PageHeader.tsx'
import { FilePicker } from './FilePicker.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { useImport } from './useImport.ts'

/** Imports people from a CSV file: preview with row errors first, then a job with its progress. */
export function ImportPage() {
  const translate = useTranslate()
  const { choose, start, cancel, job, startAgain } = useImport()
  const chosen = choose.data
  return (
    <>
      <PageHeader
        above={<Above to="/employees">{translate('title.employees')}</Above>}
        title={translate('directory.import')}
        subtitle={translate('directory.import.intro')}
      />
      <PageBody>
        {job !== undefined && (
          <ImportProgress job={job} onCancel={() => cancel.mutate({ path: { id: job.id } })} onAgain={startAgain} />
        )}
        {job === undefined && (
          <FilePicker chosen={chosen} isReading={choose.isPending} onChoose={(file) => choose.mutate(file)} />
        )}
        {job === undefined && chosen !== undefined && (
          <ImportPreview
            chosen={chosen}
            isStarting={start.isPending}
            onStart={(allOrNothing) => start.mutate({ body: { text: chosen.text, allOrNothing } })}
          />
        )}
      </PageBody>
    </>
  )
}
