/** The import's course: choose, preview, start, follow, cancel (a job on the server does the work). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { useOnce } from '../../providers/useOnce.ts'
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

const POLL_MILLISECONDS = 400

export const isRunning = ({ status }: Job) => status === 'waiting' || status === 'running'

async function preview(file: File): Promise<Chosen> {
  const { text, encoding } = await readTable(file)
  const found = await read(api.POST('/api/employees/import/preview', { body: { text } }))
  return { name: file.name, text, encoding, preview: found }
}

/** Follows a job until it has ended. */
function useJob(jobId: number | undefined) {
  const id = jobId ?? 0
  return useQuery({
    queryKey: ['job', id],
    queryFn: ({ signal }) => read(api.GET('/api/jobs/{id}', { params: { path: { id } }, signal })),
    enabled: jobId !== undefined,
    refetchInterval: ({ state }) => (state.data === undefined || isRunning(state.data) ? POLL_MILLISECONDS : false),
  })
}

export function useImport() {
  const client = useQueryClient()
  const [jobId, setJobId] = useState<number>()
  const choose = useMutation({ mutationFn: preview })
  const start = useOnce(
    useMutation({
      mutationFn: (body: Schemas['ImportOrder']) => read(api.POST('/api/employees/import', { body })),
      onSuccess: (started) => setJobId(started.jobId),
    }),
  )
  const cancel = useMutation({
    mutationFn: (id: number) => read(api.POST('/api/jobs/{id}/cancel', { params: { path: { id } } })),
    onSuccess: (job) => client.setQueryData(['job', job.id], job),
  })
  const { data: job } = useJob(jobId)
  const hasEnded = job !== undefined && !isRunning(job)
  useEffect(() => {
    if (hasEnded) void client.invalidateQueries({ queryKey: ['employees'] })
    if (hasEnded) void client.invalidateQueries({ queryKey: ['departments'] })
  }, [hasEnded, client])
  function startAgain() {
    setJobId(undefined)
    choose.reset()
    start.reset()
  }
  return { choose, start, cancel, job, startAgain }
}
