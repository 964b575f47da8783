import { useModalDispatch, useModalSelector } from '../../store/context'
import { selectEmailLogin } from './embeddedState'

/** The address of the attempt under way, which no state holds (D11); empty where a state of another time is looked at. */
export function useLoginEmail(): string {
  const dispatch = useModalDispatch()
  const { emailId } = useModalSelector(selectEmailLogin)
  try {
    return dispatch((_dispatch, _getState, { secrets }) => {
      const email = emailId === null ? undefined : secrets.read(emailId)
      return typeof email === 'string' ? email : ''
    })
  } catch {
    return '' // an imported state on a page where nothing of ours runs yet
  }
}
