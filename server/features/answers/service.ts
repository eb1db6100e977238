import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { hashSecret } from '../../database/secrets.ts'
import type { Principal, RaterPrincipal } from '../../http/call.ts'
import { findLink, isForgottenLink } from '../../records/turns/links.ts'
import { raterOf } from '../../records/turns/raters.ts'
import { saveDraft } from './draft.ts'
import { createPapers } from './papers.ts'
import { submitFeedback } from './submission.ts'
import { listTasks, openTask } from './tasks.ts'
import type { AnswersContext } from './turn.ts'

/** A secret is 43 characters (256 bit); nothing else is worth a look-up. */
const SECRET = /^[\w-]{43}$/

type Sent = Parameters<typeof submitFeedback>[2]

/** The feedback site's use cases, for whoever came through a link or is signed in (design §5.7). */
export function createAnswersService(base: ServiceContext) {
  const context: AnswersContext = { ...base, paperOf: createPapers(base.database) }
  return {
    /** Who an answering link belongs to, for the guard; null when it opens nothing. Throws ANSWERING_CLOSED for one that was sealed. */
    async findByLink(secret: string): Promise<RaterPrincipal | null> {
      if (!SECRET.test(secret)) return null
      const tokenHash = hashSecret(secret)
      const row = await base.database.read((db) => findLink(db, tokenHash))
      if (row !== undefined) return { kind: 'rater', ...row }
      const isForgotten = await base.database.read((db) => isForgottenLink(db, tokenHash))
      if (isForgotten) throw new BusinessError('ANSWERING_CLOSED')
      return null
    },
    listTasks: (principal: Principal) => listTasks(context, raterOf(principal)),
    openTask: (principal: Principal, relationId: number) => openTask(context, raterOf(principal), relationId),
    saveDraft: (principal: Principal, draft: Sent) => saveDraft(context, raterOf(principal), draft),
    submit: (principal: Principal, submission: Sent) => submitFeedback(context, raterOf(principal), submission),
  }
}

export type AnswersService = ReturnType<typeof createAnswersService>
