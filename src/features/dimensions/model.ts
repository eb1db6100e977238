/** The wire's shapes of this feature by our names. */

import { isTooLong } from '../../../domain/textLength.ts'
import { NAME_MAXIMUM } from '../../../domain/textMaxima.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'

export const isNameTooLong = (name: string) => isTooLong(name.trim(), NAME_MAXIMUM)

export type Dimension = components['schemas']['Dimension']
export type Binding = components['schemas']['DimensionBindings']['relations'][number]
