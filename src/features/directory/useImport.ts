/** The import's course: choose, preview, start, follow, cancel (a job on the server does the work). */
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { isUnderWay } from '../../../domain/jobs.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { AppDataProvider } from '../../providers/dataProvider.ts'
import { useAct, useLoadAgain } from '../../providers/useAct.ts'
import { useJob } from '../../providers/useJob.ts'
import { readTable } from './readTable.ts'

type Schemas = components['schemas']
export type Job = Schemas['Job']
export type Preview = Schemas['ImportPreview']

export interface Chosen {
  name: string
  text: string
  encoding: string
  preview: Preview
}

export function useImport() {
  const dataProvider = useDataProvider<AppDataProvider>()
  const loadAgain = useLoadAgain('importEmployees')
  const [jobId, setJobId] = useState<number | null>(null)
  const choose = useMutation({
    mutationFn: async (file: File): Promise<Chosen> => {
      const { text, encoding } = await readTable(file)
      const preview = await dataProvider.previewEmployeeImport({ body: { text } })
      return { name: file.name, text, encoding, preview }
    },
  })
  const start = useAct('importEmployees', { onSuccess: (started) => setJobId(started.jobId) })
  const cancel = useAct('cancelJob')
  const job = useJob(jobId)
  const hasEnded = job !== undefined && !isUnderWay(job)
  useEffect(() => {
    if (hasEnded) void loadAgain()
  }, [hasEnded, loadAgain])
  function startAgain() {
    setJobId(null)
    choose.reset()
    start.reset()
  }
  return { choose, start, cancel, job, startAgain }
}
