import { useModalDispatch } from '../../store/context'

/**
 * Puts a secret into the secret store and returns the id an action may hold (D11); empty without a
 * runtime, as for an imported state.
 */
export function useStoreSecret(): (secret: string) => string {
  const dispatch = useModalDispatch()
  return secret => {
    try {
      return dispatch((_dispatch, _getState, { secrets }) => secrets.put(secret))
    } catch {
      return ''
    }
  }
}
