import { useModalDispatch, useModalSelector } from '../../../store/context'
import { selectSocial } from './socialSlice'

/** Returns the Farcaster URI, which the state never holds (D11); null before and after its use. */
export function useFarcasterUri(): string | null {
  const dispatch = useModalDispatch()
  const { uriId } = useModalSelector(selectSocial)
  try {
    return dispatch((_dispatch, _getState, { secrets }) => {
      const uri = uriId === null ? undefined : secrets.read(uriId)
      return typeof uri === 'string' ? uri : null
    })
  } catch {
    return null // imported state, no runtime yet
  }
}
