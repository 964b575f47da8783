import { styled } from 'styled-components'
import { Avatar } from '../../../ui/media/Avatar'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { getAddressHues } from '../../account/getAddressHues'

/** Keeps a row with an avatar as tall as the others. */
const Account = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-block: -2px;
  white-space: nowrap;
`

interface FromProps {
  readonly address: string
}

/** The sending account. */
export const FromAccount = ({ address }: FromProps) => (
  <Account>
    <Avatar size={24} hues={getAddressHues(address)} />
    <ShortAddress address={address} />
  </Account>
)
