/** Loads one task and hands it to the form. */
import { useCallback } from 'react'
import { decodePaper } from '../../../domain/paper/codec.ts'
import { useLoaded } from '../../api/useLoaded.ts'
import { type Address, writeAddress } from '../address.ts'
import { noticeOf } from '../failure.ts'
import { Failure } from '../frame/Failure.tsx'
import { Loading } from '../frame/Loading.tsx'
import { useLookAgain } from '../frame/useLookAgain.ts'
import type { Visit } from '../visit.ts'
import { AnswerForm } from './AnswerForm.tsx'

interface FormScreenProps {
  address: Address
  relationId: number
  visit: Visit
}

export function FormScreen({ address, relationId, visit }: FormScreenProps) {
  // Decoded here, so that a paper that cannot be read is told like every other failure.
  const load = useCallback(async () => {
    const form = await visit.calls.form(relationId)
    return { form, paper: decodePaper(form.paper) }
  }, [visit, relationId])
  const { value, error, reload, look } = useLoaded(load)
  useLookAgain(error !== undefined && noticeOf(error) === 'paused', look)
  const back = writeAddress({ secret: address.secret, relationId: null })
  if (error !== undefined) return <Failure error={error} retry={reload} back={back} />
  if (value === undefined) return <Loading />
  return <AnswerForm form={value.form} paper={value.paper} visit={visit} address={address} reload={reload} />
}
