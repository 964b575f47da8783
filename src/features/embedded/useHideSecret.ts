import { useModalDispatch } from '../../store/context'

/**
 * Puts what was typed into the secret drawer and gives the id that an action may hold (D11). Where a state is looked at on a page
 * where nothing of ours runs yet, there is no drawer, and the id leads nowhere.
 */
export function useHideSecret(): (secret: string) => string {
  const dispatch = useModalDispatch()
  return secret => {
    try {
      return dispatch((_dispatch, _getState, { secrets }) => secrets.put(secret))
    } catch {
      return ''
    }
  }
}
