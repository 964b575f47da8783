import { useModalDispatch, useModalSelector } from '../../../store/context'
import { selectEmailChange } from './emailChangeSlice'

/** The new address of the change under way, which no state holds (D11); empty where a state of another time is looked at. */
export function useNewEmail(): string {
  const dispatch = useModalDispatch()
  const { emailId } = useModalSelector(selectEmailChange)
  try {
    return dispatch((_dispatch, _getState, { secrets }) => {
      const email = emailId === null ? undefined : secrets.read(emailId)
      return typeof email === 'string' ? email : ''
    })
  } catch {
    return '' // an imported state on a page where nothing of ours runs yet
  }
}
