import { useModalDispatch, useModalSelector } from '../../../store/context'
import { selectEmailChange } from './emailChangeSlice'

/** Returns the new address, which the state never holds (D11); empty after time travel. */
export function useNewEmail(): string {
  const dispatch = useModalDispatch()
  const { emailId } = useModalSelector(selectEmailChange)
  try {
    return dispatch((_dispatch, _getState, { secrets }) => {
      const email = emailId === null ? undefined : secrets.read(emailId)
      return typeof email === 'string' ? email : ''
    })
  } catch {
    return '' // imported state, no runtime yet
  }
}
