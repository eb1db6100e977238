/** What starting, notifying and watching a collection reads and changes (spec §7 "Questionnaires", "Notifications"). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { components, operations } from '../../../openapi/generated/schema.d.ts'
import { api } from '../../api/client.ts'
import { read, readFile } from '../../api/envelope.ts'
import { useChange } from '../../providers/useChange.ts'
import { useOnce } from '../../providers/useOnce.ts'

type Schemas = components['schemas']
export type Summary = Schemas['FeedbackSummary']
export type FeedbackRow = Schemas['FeedbackRow']
export type EmailTemplate = Schemas['EmailTemplate']
export type EmailType = Schemas['EmailType']
export type Recipient = Schemas['NotifyRecipient']
export type NotifyResult = Schemas['NotifyResult']
export type FeedbackFilter = NonNullable<operations['listFeedback']['parameters']['query']>

const KEY = 'collection'
const WATCH_MILLISECONDS = 10_000
export const FAILED_MAILS_A_PAGE = 50
const path = (id: number) => ({ path: { id } })

/** How far the collection is; with `isWatching` it is asked again every ten seconds. */
export function useSummary(id: number, isWatching: boolean) {
  return useQuery({
    queryKey: [KEY, id, 'summary'],
    refetchInterval: isWatching && WATCH_MILLISECONDS,
    queryFn: ({ signal }) => read(api.GET('/api/questionnaires/{id}/feedback/summary', { params: path(id), signal })),
  })
}

export function useFeedback(id: number, query: FeedbackFilter) {
  return useQuery({
    queryKey: [KEY, id, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      read(api.GET('/api/questionnaires/{id}/feedback/list', { params: { ...path(id), query }, signal })),
  })
}

export function useTemplates(id: number) {
  return useQuery({
    queryKey: [KEY, id, 'templates'],
    queryFn: ({ signal }) => read(api.GET('/api/questionnaires/{id}/email', { params: path(id), signal })),
  })
}

/** A page of the mails that failed, newest first. */
export function useFailedMails(id: number, pageIndex: number) {
  const query = { status: 'failed' as const, pageIndex, pageSize: FAILED_MAILS_A_PAGE }
  return useQuery({
    queryKey: [KEY, id, 'failedMails', pageIndex],
    queryFn: ({ signal }) => read(api.GET('/api/questionnaire/{id}/mails', { params: { ...path(id), query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function useTotals(id: number) {
  return useQuery({
    queryKey: [KEY, id, 'totals'],
    queryFn: ({ signal }) => read(api.GET('/api/questionnaire/{id}/evaluatees/info', { params: path(id), signal })),
  })
}

export function useLevels(id: number) {
  return useQuery({
    queryKey: [KEY, id, 'levels'],
    queryFn: ({ signal }) =>
      read(api.GET('/api/questionnaire/{id}/participant/level/weights', { params: path(id), signal })),
  })
}

export function useSetting(id: number) {
  return useQuery({
    queryKey: ['setting', id],
    queryFn: ({ signal }) => read(api.GET('/api/questionnaire/{id}/setting', { params: path(id), signal })),
  })
}

/** Whether mails leave the house at all. */
export function useMailSource() {
  return useQuery({
    queryKey: ['mailSource'],
    queryFn: async ({ signal }) => (await read(api.GET('/api/questionnaire/notify/config', { signal }))).source,
  })
}

/** A whole round of one type, or the raters of chosen relations. */
export type Audience = { businessType: EmailType } | { participants: number[] }

/** Who gets which mail; with `confirm` true nothing is sent (design §5.10). */
function notify(id: number, audience: Audience, confirm: boolean, repeat: boolean, signal?: AbortSignal) {
  if ('businessType' in audience) {
    const body = { ...audience, confirm, repeat, notifyType: 1 as const }
    return read(api.POST('/api/questionnaire/notify/send/{id}', { params: path(id), body, signal }))
  }
  const body = { ...audience, confirm, repeat, notifyAll: false, notifyType: 1 as const }
  return read(api.POST('/api/questionnaire/{id}/notify', { params: path(id), body, signal }))
}

export function useDryRun(id: number, audience: Audience, repeat: boolean) {
  return useQuery({
    queryKey: [KEY, 'dryRun', id, audience, repeat],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => notify(id, audience, true, repeat, signal),
  })
}

export const useSend = (audience: Audience) =>
  useOnce(useChange(KEY, (id, repeat: boolean) => notify(id, audience, false, repeat)))

export const useSaveTemplate = () =>
  useChange(KEY, (id, body: EmailTemplate) =>
    read(api.POST('/api/questionnaires/{id}/email', { params: path(id), body })),
  )

export const usePublish = () =>
  useOnce(useChange(KEY, (id) => read(api.POST('/api/questionnaires/distribution/{id}', { params: path(id) }))))

export const useFinish = () =>
  useOnce(useChange(KEY, (id) => read(api.PUT('/api/questionnaires/{id}/process/finish', { params: path(id) }))))

export const useCancelAnswer = () =>
  useOnce(
    useChange(KEY, (id, body: Schemas['AnswerCancel']) =>
      read(api.POST('/api/{id}/answer/cancel', { params: path(id), body })),
    ),
  )

/** The list as CSV: what feedback/list shows and no more. */
export function readExport(id: number): Promise<Blob> {
  return readFile(
    api.GET('/api/questionnaires/{id}/feedback/participant/export', { params: path(id), parseAs: 'blob' }),
  )
}
