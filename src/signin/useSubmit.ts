import { type FormEvent, useEffect, useState } from 'react'
import type { RefusalDetails } from '../../domain/errors.ts'
import type { components } from '../../openapi/generated/schema.d.ts'
import { onComeBack } from '../api/comeBack.ts'
import { ApiResponseNotSuccessfulError } from '../api/errors.ts'
import { describeFailure } from '../api/failure.ts'
import { faultsByField } from '../api/refusals.ts'
import { useTranslate } from './translate.ts'

type Faults = Record<string, string>
type Values = Record<string, string>

/** One to choose from, where a number fits in several (ENTERPRISE_NEEDED). */
type Enterprise = NonNullable<RefusalDetails['enterprises']>[number]

interface SubmitOptions {
  /** What is wrong with the values before anything is sent, by field. */
  check: (values: Values) => Faults
  send: (values: Values) => Promise<components['schemas']['SignedIn']>
}

/** A form's way: check, send, show what was refused, then leave for the address the server names. */
export function useSubmit({ check, send }: SubmitOptions) {
  const translate = useTranslate()
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState('')
  const [enterprises, setEnterprises] = useState<Enterprise[]>([])
  const [isSending, setSending] = useState(false)
  // Sent, and left for another page: whoever goes back from there may send again.
  useEffect(() => onComeBack(() => setSending(false)), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values: Values = {}
    // The button that was pressed says something, too: which enterprise.
    const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    for (const [name, value] of new FormData(form, pressed)) values[name] = String(value)
    const found = check(values)
    setFaults(found)
    setFailure('')
    const first = Object.keys(found)[0]
    if (first !== undefined) return form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    setSending(true)
    try {
      const { returnUrl } = await send(values)
      location.assign(returnUrl)
    } catch (error) {
      setSending(false)
      setFailure(describeFailure(error, translate).join('\n'))
      setFaults(faultsByField(error))
      setEnterprises((error instanceof ApiResponseNotSuccessfulError && error.details?.enterprises) || [])
    }
  }
  return { submit, faults, failure, enterprises, isSending }
}
