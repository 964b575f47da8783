import { useModalSelector } from '../../../store/context'
import { Glow } from '../../../ui/layout/Glow'
import { selectActiveAccount } from '../accountSelectors'
import { getAddressHues } from '../getAddressHues'

/**
 * The account's colours behind the top of the card. Rendered before the header of account views.
 */
export function AccountGlow() {
  const address = useModalSelector(state => selectActiveAccount(state).address)
  return address === null ? null : <Glow hues={getAddressHues(address)} />
}
