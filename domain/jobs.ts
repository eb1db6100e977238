/** Work that outlasts a request. */

/** Whether something more will happen: a job that is over stays as it is. */
export function isUnderWay({ status }: { status: string }): boolean {
  return status === 'waiting' || status === 'running'
}

/** Whether all it does is to make a file: one that ends before its end leaves nothing. */
export function makesFile({ kind }: { kind: string }): boolean {
  return kind.startsWith('export') || kind === 'archiveReports'
}
