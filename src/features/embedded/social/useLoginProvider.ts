import type { AuthProvider } from '../../../domain/socials'
import { useModalDispatch } from '../../../store/context'

/** Returns the login's provider. */
export function useLoginProvider(): AuthProvider {
  const dispatch = useModalDispatch()
  try {
    return dispatch(
      (_dispatch, _getState, { embedded }) => embedded?.peek()?.authProvider() ?? 'email',
    )
  } catch {
    return 'email' // imported state, no runtime yet
  }
}
