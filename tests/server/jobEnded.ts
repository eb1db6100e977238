import type { Visitor } from './testApp.ts'

/** Waits until a job is over; answers what became of it. */
export async function jobEnded(visitor: Visitor, jobId: number) {
  for (;;) {
    const job = await visitor.ok('getJob', { path: { id: jobId } })
    if (job.status !== 'waiting' && job.status !== 'running') return job
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
