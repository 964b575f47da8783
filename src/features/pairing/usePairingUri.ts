import { useModalDispatch, useModalSelector } from '../../store/context'
import { selectPairingUriId } from './pairingSlice'
import { readPairingUri } from './readPairingUri'

/** The pairing URI on show; null while there is none, and where a state is looked at whose pairing URI is over. */
export function usePairingUri(): string | null {
  const dispatch = useModalDispatch()
  const pairingUriId = useModalSelector(selectPairingUriId)
  try {
    return dispatch((_dispatch, _getState, deps) => readPairingUri(deps, pairingUriId))
  } catch {
    return null // an imported state on a page where nothing of ours runs yet
  }
}
