/** A person has another address (or none): what was sent to the old one opens nothing, what waits goes to the new one. */
import { deleteLinksOf } from '../../records/turns/links.ts'
import { redirectMails } from './store/outbox.ts'

export const addressFollower = { redirectMails, endLinks: deleteLinksOf }
