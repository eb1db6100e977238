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
  /** The input that a field of the call is typed into, where it is called otherwise. */
  inputs?: Record<string, string>
}

/** What is told beside the fields of the form; one whose fault the refusal's own sentence says already is only marked. */
function faultsBeside(error: unknown, form: HTMLFormElement, inputs: Record<string, string>): Faults {
  const sentence = error instanceof Error ? error.message : ''
  const all = Object.entries(faultsByField(error)).map(([name, message]) => [inputs[name] ?? name, message] as const)
  const own = all.filter(([name]) => form.elements.namedItem(name) !== null)
  return Object.fromEntries(own.map(([name, message]) => [name, sentence.includes(message) ? '' : message]))
}

/** A form's way: check, send, show what was refused, then leave for the address the server names. */
export function useSubmit({ check, send, inputs = {} }: SubmitOptions) {
  const translate = useTranslate()
  const [faults, setFaults] = useState<Faults>({})
  const [error, setError] = useState<unknown>()
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
    setError(undefined)
    const first = Object.keys(found)[0]
    if (first !== undefined) return form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    setSending(true)
    try {
      const { returnUrl } = await send(values)
      location.assign(returnUrl)
    } catch (refused) {
      setSending(false)
      setError(refused)
      setFaults(faultsBeside(refused, form, inputs))
      setEnterprises((refused instanceof ApiResponseNotSuccessfulError && refused.details?.enterprises) || [])
    }
  }
  const told = Object.values(faults)
  const lines = error === undefined ? [] : describeFailure(error, translate)
  const failure = lines.filter((line) => !told.includes(line)).join('\n')
  return { submit, faults, error, failure, enterprises, isSending }
}
