import { generatePath, Navigate, useParams } from 'react-router'

/** An address that only leads on; its parameters go along. */
export function Redirect({ to }: { to: string }) {
  return <Navigate to={generatePath(to, useParams())} replace />
}
