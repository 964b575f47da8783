import { useModalSelector } from '../../../store/context'
import { useEmbeddedClient } from '../useEmbeddedClient'
import { selectEmailChanges } from './emailChangeSlice'

export interface CurrentEmail {
  /** Empty if unknown. */
  readonly email: string
  /** Display name, shortened; null if unknown. */
  readonly name: string | null
}

/** Returns the login's email. It is never part of the state (D11). */
export function useCurrentEmail(): CurrentEmail {
  useModalSelector(selectEmailChanges)
  const client = useEmbeddedClient()
  return { email: client?.email() ?? '', name: client?.userFacingName() ?? null }
}
