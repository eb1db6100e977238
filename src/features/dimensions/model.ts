/** The wire's shapes of this feature by our names. */
import type { components } from '../../../openapi/generated/schema.d.ts'

export type Dimension = components['schemas']['Dimension']
export type Binding = components['schemas']['DimensionBindings']['relations'][number]
