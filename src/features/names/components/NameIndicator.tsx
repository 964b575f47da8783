import { useModalSelector } from '../../../store/context'
import {
  ConnectionIndicator,
  type ConnectionIndicatorState,
} from '../../../ui/feedback/ConnectionIndicator'
import { Avatar } from '../../../ui/media/Avatar'
import { iconTag } from '../../../ui/media/icons'
import { Tile } from '../../../ui/media/Tile'
import { selectActiveAccount } from '../../../core/account/accountSelectors'
import { selectActiveIdentity } from '../../../core/account/identitySelectors'
import { getAddressHues } from '../../../core/account/getAddressHues'

/** The progress between the account and its name. */
export function NameIndicator({ state }: { readonly state: ConnectionIndicatorState }) {
  const { address } = useModalSelector(selectActiveAccount)
  const { avatar } = useModalSelector(selectActiveIdentity)
  return (
    <ConnectionIndicator
      start={<Avatar hues={getAddressHues(address ?? '')} src={avatar} />}
      end={<Tile size={64} icon={iconTag} />}
      state={state}
    />
  )
}
