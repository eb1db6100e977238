/** What the page about one's own sign-in asks of the server; a link opens none of it. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'

type Schemas = components['schemas']
export type Device = Schemas['OwnSessions'][number]

export const listDevices = () => read(api.GET('/api/session/devices'))

export const endDevice = (key: string) => read(api.DELETE('/api/session/devices/{key}', { params: { path: { key } } }))

export const endOtherDevices = () => read(api.DELETE('/api/session/devices'))

export const changePassword = (body: Schemas['PasswordChange']) => read(api.PUT('/api/users/password', { body }))
