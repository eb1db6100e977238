/** Where a run on PostgreSQL begins: what runs that were killed left there goes. */
import { dropOrphans } from './ownDatabase.ts'

export default async function setup(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL']
  if (url !== undefined) await dropOrphans(url)
}
