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

/** What a call was refused for that was typed into a field of the form. */
interface OwnFault {
  name: string
  /** The call's word for it. */
  property: string
  message: string
}

function ownFaults(error: unknown, form: HTMLFormElement, inputs: Record<string, string>): OwnFault[] {
  const all = Object.entries(faultsByField(error))
  const named = all.map(([property, message]): OwnFault => ({ name: inputs[property] ?? property, property, message }))
  return named.filter(({ name }) => form.elements.namedItem(name) !== null)
}

/**
 * What stands beside the fields, and the lines above them. A property's name says nothing to a person: what a sentence tells
 * by it is told at its field instead. One whose fault the sentence says otherwise is only marked.
 */
function toldOf(sentences: readonly string[], own: readonly OwnFault[]): { beside: Faults; lines: string[] } {
  let lines = [...sentences]
  const beside: Faults = {}
  for (const { name, property, message } of own) {
    const told = `${property} ${message}`
    lines = lines.map((line) => line.replace(told, '').replace(/ +/g, ' ')).filter((line) => line !== message)
    beside[name] = lines.some((line) => line.includes(message)) ? '' : message
  }
  return { beside, lines }
}

/** A form's way: check, send, show what was refused, then leave for the address the server names. */
export function useSubmit({ check, send, inputs = {} }: SubmitOptions) {
  const translate = useTranslate()
  const [faults, setFaults] = useState<Faults>({})
  const [error, setError] = useState<unknown>()
  const [own, setOwn] = useState<OwnFault[]>([])
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
    setOwn([])
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
      setOwn(ownFaults(refused, form, inputs))
      setEnterprises((refused instanceof ApiResponseNotSuccessfulError && refused.details?.enterprises) || [])
    }
  }
  const { beside, lines } = toldOf(error === undefined ? [] : describeFailure(error, translate), own)
  return { submit, faults: { ...faults, ...beside }, error, failure: lines.join('\n'), enterprises, isSending }
}
