/** Mails that were typed when the session ended, each with the stored one it is a change of: they are offered again. */
import { EMAIL_TYPES } from '../../../../domain/evaluation/mailTemplate.ts'
import { useOffer } from '../../../providers/kept/useOffer.ts'
import { rowOf } from '../../../resource/form/body.ts'
import type { EmailTemplate, EmailType } from '../model.ts'

/** What is typed, and the stored mail it is a change of. */
export interface Draft {
  mail: EmailTemplate
  over: EmailTemplate
}

export type Drafts = Partial<Record<EmailType, Draft>>

function readMail(emailType: EmailType, kept: unknown): EmailTemplate | undefined {
  const { title, content } = rowOf(kept)
  return typeof title === 'string' && typeof content === 'string' ? { emailType, title, content } : undefined
}

const someOf = (drafts: Drafts) => (Object.keys(drafts).length === 0 ? null : drafts)

/** What lies on the shelf, as far as it can be read. */
function readDrafts(kept: unknown): Drafts | null {
  const drafts = EMAIL_TYPES.map((type) => {
    const draft = rowOf(rowOf(kept)[type])
    const mail = readMail(type, draft['mail'])
    const over = readMail(type, draft['over'])
    return [type, mail && over && { mail, over }]
  })
  return someOf(Object.fromEntries(drafts.filter(([, draft]) => draft !== undefined)))
}

export function useKeptMails(questionnaireId: number) {
  const { offered, keep, leave } = useOffer(`mails.${questionnaireId}`, readDrafts)
  const kept = offered ?? {}
  const types = EMAIL_TYPES.filter((type) => kept[type] !== undefined)
  return {
    kept,
    types,
    keep: (drafts: Drafts) => keep({ ...kept, ...drafts }),
    /** They were decided about, or others of their types were saved. */
    drop(dropped: readonly EmailType[]) {
      const rest = Object.entries(kept).filter(([type]) => !dropped.some((one) => one === type))
      leave(someOf(Object.fromEntries(rest)))
    },
  }
}
