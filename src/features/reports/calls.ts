/** What the report pages read (spec §7 "Reports"). */
import { useQuery } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { api } from '../../api/client.ts'
import { read, readFile } from '../../api/envelope.ts'

export type Ranking = components['schemas']['Ranking']
export type RankingItem = components['schemas']['RankingItem']
export type RankingDetail = components['schemas']['RankingDetail']
export type RankingSort = 'scoreDesc' | 'scoreAsc' | 'name'

/** Results do not change while one looks; only named questionnaires that still collect do. */
const STALE_MILLISECONDS = 30_000

export function useRanking(id: number, sort: RankingSort) {
  return useQuery({
    queryKey: ['ranking', id, sort],
    staleTime: STALE_MILLISECONDS,
    queryFn: ({ signal }) =>
      read(
        api.GET('/api/questionnaire/{id}/statistics/ranking', { params: { path: { id }, query: { sort } }, signal }),
      ),
  })
}

export function useRankingDetail(id: number) {
  return useQuery({
    queryKey: ['rankingDetail', id],
    staleTime: STALE_MILLISECONDS,
    queryFn: ({ signal }) =>
      read(api.GET('/api/questionnaire/{id}/statistics/rankingdetail', { params: { path: { id } }, signal })),
  })
}

export function useReportEvaluatees(id: number) {
  return useQuery({
    queryKey: ['reportEvaluatees', id],
    staleTime: STALE_MILLISECONDS,
    queryFn: ({ signal }) =>
      read(api.GET('/api/questionnaire/{id}/statistics/evaluatees', { params: { path: { id } }, signal })),
  })
}

export function usePersonalReport(id: number, employeeId: number) {
  return useQuery({
    queryKey: ['personalReport', id, employeeId],
    staleTime: STALE_MILLISECONDS,
    queryFn: ({ signal }) =>
      read(
        api.GET('/api/questionnaire/{id}/statistics/{employeeId}/report', {
          params: { path: { id, employeeId } },
          signal,
        }),
      ),
  })
}

export function useDimensionScores(id: number, employeeId: number) {
  return useQuery({
    queryKey: ['dimensionScores', id, employeeId],
    staleTime: STALE_MILLISECONDS,
    queryFn: ({ signal }) =>
      read(
        api.GET('/api/questionnaire/{id}/statistics/{employeeId}/dimension/relation/score', {
          params: { path: { id, employeeId } },
          signal,
        }),
      ),
  })
}

export function useQuestionScores(id: number, employeeId: number) {
  return useQuery({
    queryKey: ['questionScores', id, employeeId],
    staleTime: STALE_MILLISECONDS,
    queryFn: ({ signal }) =>
      read(
        api.GET('/api/questionnaire/{id}/statistics/{employeeId}/dimension/relation/question/score', {
          params: { path: { id, employeeId } },
          signal,
        }),
      ),
  })
}

export function downloadPdf(id: number, employeeId: number, language: 'zh' | 'en'): Promise<Blob> {
  return readFile(
    api.GET('/api/questionnaire/{id}/statistics/{employeeId}/report/pdf', {
      params: { path: { id, employeeId }, query: { language } },
      parseAs: 'blob',
    }),
  )
}

export function downloadScores(id: number, employeeId: number): Promise<Blob> {
  return readFile(
    api.GET('/api/questionnaire/{id}/statistics/{employeeId}/dimension/relation/question/score/export', {
      params: { path: { id, employeeId } },
      parseAs: 'blob',
    }),
  )
}
