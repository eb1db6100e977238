/** The wire's shape of this feature by our name. */
import type { components } from '../../../openapi/generated/schema.d.ts'

export type Template = components['schemas']['PaperTemplate']
