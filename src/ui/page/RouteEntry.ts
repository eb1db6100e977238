import type { ComponentType } from 'react'
import type { ResourceName } from '../../../openapi/generated/resources.ts'

/** One address of the app. A feature's door (index.tsx) lists its own, routes.ts spreads them all. */
export interface RouteEntry {
  /** Pattern below `#`, such as `/questionnaire/edit/survey/:questionnaireId`. */
  path: string
  /** Message key of the page title; null shows the product's name alone (spec §2, appearance). */
  titleKey: string | null
  /** Loads the page only when it is opened: `() => import('./Page.tsx').then((m) => m.Page)`. */
  load: () => Promise<ComponentType>
  /** The page people begin with: its words are the frame's. */
  isFirst?: boolean
  /** The resource it lists, where its address is not the resource's name. */
  resource?: ResourceName
}
