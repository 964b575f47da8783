import { useModalDispatch, useModalSelector } from '../../../store/context'
import { selectSocial } from './socialSlice'

/** The address for the Farcaster app, which no state holds (D11); null before it is there, and where it is over. */
export function useFarcasterUri(): string | null {
  const dispatch = useModalDispatch()
  const { uriId } = useModalSelector(selectSocial)
  try {
    return dispatch((_dispatch, _getState, { secrets }) => {
      const uri = uriId === null ? undefined : secrets.read(uriId)
      return typeof uri === 'string' ? uri : null
    })
  } catch {
    return null // an imported state on a page where nothing of ours runs yet
  }
}
