/** Whom a mail of a round is for, and who gets it. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Chosen } from '../list/bulk/selection.ts'

type Schemas = components['schemas']
export type Recipient = Schemas['NotifyRecipient']

/** The raters of chosen forms, or of all that match. */
export type ChosenForms = { participants: number[] } | Exclude<Chosen, { ids: unknown }>

/** A whole round with one type of mail; of reports also the readers of some alone. */
type Everybody = Pick<Schemas['NotifySend'], 'businessType' | 'evaluateeIds'>

/** Who is mailed: everybody, or the raters of some forms. */
export type Audience = Everybody | ChosenForms
