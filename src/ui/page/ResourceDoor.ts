import type { ResourceProps } from 'react-admin'
import type { ResourceName } from '../../../openapi/generated/resources.ts'

/** What the app needs to know of a resource: `<Resource {...employees} />`. */
export interface ResourceDoor extends ResourceProps {
  name: ResourceName
  /** Message key of the title of its pages; without one it has no pages of its own. */
  titleKey?: string
  /** Of the page that makes a record, and of one that changes it, where they have addresses of their own. */
  createTitleKey?: string
  editTitleKey?: string
}
