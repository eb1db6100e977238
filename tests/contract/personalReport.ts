import type { Caller } from '../../server/demo/caller.ts'

const PDF = Buffer.from('%PDF-')

/** The PDF of a person's report; throws when the answer is anything else. */
export async function personalReport(caller: Caller, path: { id: number; employeeId: number }): Promise<Buffer> {
  const { raw } = await caller.call('downloadPersonalReport', { path })
  if (!raw.subarray(0, PDF.length).equals(PDF)) throw new Error(`no report: ${raw.subarray(0, 200)}`)
  return raw
}
