/** The import's course: choose, preview, start, follow, cancel (a job on the server does the work). */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { AppDataProvider } from '../../providers/calls/dataProvider.ts'
import { useAct } from '../../providers/calls/useAct.ts'
import { useJobOf } from '../../providers/calls/useJob.ts'
import { readTable } from './readTable.ts'

type Schemas = components['schemas']
type Job = Schemas['Job']
export type Preview = Schemas['ImportPreview']

/** As far as the page tells of a job; before the first answer about it, what is known of one just begun. */
export type Course = Pick<Job, 'id' | 'status' | 'done' | 'total' | 'result' | 'message'>

export interface Chosen {
  name: string
  text: string
  encoding: string
  preview: Preview
}

function courseOf(id: number, chosen: Chosen | undefined): Course {
  return { id, status: 'waiting', done: 0, total: chosen?.preview.total ?? 0, result: null, message: '' }
}

export function useImport() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const translate = useTranslate()
  const [jobId, setJobId] = useState<number | null>(null)
  const choose = useMutation({
    mutationFn: async (file: File): Promise<Chosen> => {
      const { text, encoding } = await readTable(file, translate)
      const preview = await dataProvider.previewEmployeeImport({ body: { text } })
      return { name: file.name, text, encoding, preview }
    },
  })
  const start = useAct('importEmployees', { onSuccess: (started) => setJobId(started.jobId) })
  const cancel = useAct('cancelJob')
  const told = useJobOf('importEmployees', jobId)
  // Known by its id alone it is shown already: a preview that could be started again must not wait for the answer.
  const begun = jobId === null ? undefined : courseOf(jobId, choose.data)
  const job: Course | undefined = begun && (told ?? begun)
  function startAgain() {
    setJobId(null)
    choose.reset()
    start.reset()
  }
  return { choose, start, cancel, job, startAgain }
}
