/** Loads one task and hands it to the form. */
import { useCallback, useMemo } from 'react'
import { decodePaper } from '../../../domain/paper/codec.ts'
import { type Address, writeAddress } from '../address.ts'
import { Failure } from '../frame/Failure.tsx'
import { Loading } from '../frame/Loading.tsx'
import { useLoaded } from '../useLoaded.ts'
import type { Visit } from '../visit.ts'
import { AnswerForm } from './AnswerForm.tsx'

interface FormScreenProps {
  address: Address
  relationId: number
  visit: Visit
}

export function FormScreen({ address, relationId, visit }: FormScreenProps) {
  const load = useCallback(() => visit.calls.form(relationId), [visit, relationId])
  const { value: form, error, reload } = useLoaded(load)
  const paper = useMemo(() => form && decodePaper(form.paper), [form])
  const back = writeAddress({ ...address, relationId: null })
  if (error !== undefined) return <Failure error={error} retry={reload} back={back} />
  if (form === undefined || paper === undefined) return <Loading />
  return <AnswerForm form={form} paper={paper} visit={visit} address={address} />
}
