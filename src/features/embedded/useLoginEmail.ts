import { useModalDispatch, useModalSelector } from '../../store/context'
import { selectEmailLogin } from '../../core/login/embeddedState'

/** Returns the attempt's address, which the state never holds (D11); empty after time travel. */
export function useLoginEmail(): string {
  const dispatch = useModalDispatch()
  const { emailId } = useModalSelector(selectEmailLogin)
  try {
    return dispatch((_dispatch, _getState, { secrets }) => {
      const email = emailId === null ? undefined : secrets.read(emailId)
      return typeof email === 'string' ? email : ''
    })
  } catch {
    return '' // imported state, no runtime yet
  }
}
