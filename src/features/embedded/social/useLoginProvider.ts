import type { AuthProvider } from '../../../domain/socials'
import { useModalDispatch } from '../../../store/context'

/** Where the account that is signed in is from. */
export function useLoginProvider(): AuthProvider {
  const dispatch = useModalDispatch()
  try {
    return dispatch(
      (_dispatch, _getState, { embedded }) => embedded?.peek()?.authProvider() ?? 'email',
    )
  } catch {
    return 'email' // an imported state on a page where nothing of ours runs yet
  }
}
