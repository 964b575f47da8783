import { useModalSelector } from '../../../store/context'
import { useEmbeddedClient } from '../useEmbeddedClient'
import { selectEmailChanges } from './emailChangeSlice'

export interface EmailOfLogin {
  /** The whole of it; empty where none is known here. */
  readonly email: string
  /** What the account is called on screen, cut where it is long; null where nothing is known. */
  readonly name: string | null
}

/** The email of the login, read again whenever it changed. It is never part of a state (D11). */
export function useEmailOfLogin(): EmailOfLogin {
  useModalSelector(selectEmailChanges)
  const client = useEmbeddedClient()
  return { email: client?.email() ?? '', name: client?.userFacingName() ?? null }
}
