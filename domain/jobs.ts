/** Work that outlasts a request. */

/** Whether something more will happen: a job that is over stays as it is. */
export function isUnderWay({ status }: { status: string }): boolean {
  return status === 'waiting' || status === 'running'
}
