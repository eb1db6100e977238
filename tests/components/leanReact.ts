/**
 * Before anything is drawn: React's development build keeps every warning, but makes no stack for each element it creates
 * and no entry in the performance panel for each component it draws. Nobody looks at either here, and together they took a
 * fifth of the time of these tests.
 */
import * as React from 'react'

Object.assign(console, { timeStamp: undefined })

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const internals: unknown = Reflect.get(React, INTERNALS)
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stacks elsewhere now: see whether this file is still of use')
// As many as it makes in one second; it sets the count back itself.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
