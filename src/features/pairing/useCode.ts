import { useModalDispatch, useModalSelector } from '../../store/context'
import { selectCodeId } from './pairingSlice'
import { readCode } from './readCode'

/** The code on show; null while there is none, and where a state is looked at whose code is over. */
export function useCode(): string | null {
  const dispatch = useModalDispatch()
  const codeId = useModalSelector(selectCodeId)
  try {
    return dispatch((_dispatch, _getState, deps) => readCode(deps, codeId))
  } catch {
    return null // an imported state on a page where nothing of ours runs yet
  }
}
