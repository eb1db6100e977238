/** The wire's shapes of this feature by our names. */

import { isTooLong } from '../../../domain/textLength.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'

/** Most characters of a dimension's name. */
export const NAME_MAXIMUM = 100

export const isNameTooLong = (name: string) => isTooLong(name.trim(), NAME_MAXIMUM)

export type Dimension = components['schemas']['Dimension']
export type Binding = components['schemas']['DimensionBindings']['relations'][number]
