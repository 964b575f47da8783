import { useModalDispatch, useModalSelector } from '../../store/context'
import { selectPairingUriId } from './pairingSlice'
import { readPairingUri } from './readPairingUri'

/**
 * The pairing URI shown; null when there is none or when an imported state refers to an old one.
 */
export function usePairingUri(): string | null {
  const dispatch = useModalDispatch()
  const pairingUriId = useModalSelector(selectPairingUriId)
  try {
    return dispatch((_dispatch, _getState, deps) => readPairingUri(deps, pairingUriId))
  } catch {
    return null // the state was imported into a page without our middleware
  }
}
