/** States of a questionnaire and what each allows (spec §4, design §5.1). */

/** 10 draft, 20 ready (every readiness check passes), 30 collecting, 40 finished and final. */
export const PROCESS_STATUSES = [10, 20, 30, 40] as const

export type ProcessStatus = (typeof PROCESS_STATUSES)[number]

export const COLLECTING = 30
export const FINISHED = 40

/** Zero means enabled; the spec knows any other value as disabled, we write 1. */
export type DisableStatus = number

/** 1 named, 2 anonymous. */
export type QuestionnaireType = 1 | 2

export const ANONYMOUS = 2

const TRANSITIONS: Readonly<Record<ProcessStatus, readonly ProcessStatus[]>> = {
  10: [20],
  20: [10, 30],
  30: [40],
  40: [],
}

/** True where paper, dimensions, type and anonymity may change. */
export function isEditable(status: ProcessStatus): boolean {
  return status === 10 || status === 20
}

/** True where the questionnaire may be started; a disabled one may not. */
export function isPublishable(status: ProcessStatus, disableStatus: DisableStatus = 0): boolean {
  return status === 20 && !isDisabled(disableStatus)
}

/** True from the start on, also when finished. */
export function isPublished(status: ProcessStatus): boolean {
  return status > 20
}

export function isFinished(status: ProcessStatus): boolean {
  return status === FINISHED
}

interface Stage {
  processStatus: ProcessStatus
  /** When somebody finished it, while that is still being done (status 30); null before and afterwards. */
  closingSince: string | null
}

/** True from the moment on that somebody finishes it, whether its results are there yet or not. */
export function isOver({ processStatus, closingSince }: Stage): boolean {
  return isFinished(processStatus) || closingSince !== null
}

/** True from the start until somebody finishes it; also where it is disabled, or its deadline has passed. */
export function isCollecting({ processStatus, closingSince }: Stage): boolean {
  return processStatus === COLLECTING && closingSince === null
}

/** True where nothing may tell any more who has answered: anonymous and over (anonymity.md R5). */
export function isSealed({ type, ...stage }: Stage & { type: QuestionnaireType }): boolean {
  return type === ANONYMOUS && isOver(stage)
}

export function isDisabled(disableStatus: DisableStatus): boolean {
  return disableStatus !== 0
}

interface Answering extends Stage {
  disableStatus: DisableStatus
  deadline: string | null
}

/** Both are ISO 8601 UTC texts; no deadline is null, and never passes. */
export function isPast(deadline: string | null, now: string): boolean {
  return deadline !== null && Date.parse(deadline) <= Date.parse(now)
}

/** True while answers are taken; `now` and the deadline as in isPast. */
export function isAnswerable({ disableStatus, deadline, ...stage }: Answering, now: string): boolean {
  return isCollecting(stage) && !isDisabled(disableStatus) && !isPast(deadline, now)
}

/** True where nothing but being disabled keeps answers from being taken: once it is enabled they are. */
export function isPaused(answering: Answering, now: string): boolean {
  return isDisabled(answering.disableStatus) && isAnswerable({ ...answering, disableStatus: 0 }, now)
}

export function canMoveTo(from: ProcessStatus, to: ProcessStatus): boolean {
  return TRANSITIONS[from].includes(to)
}

/** What an editable questionnaire's status is after a change; published ones keep theirs. */
export function statusAfterChange(status: ProcessStatus, ready: boolean): ProcessStatus {
  if (!isEditable(status)) return status
  return ready ? 20 : 10
}
