import { styled } from 'styled-components'
import { Avatar } from '../../../ui/media/Avatar'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { huesOf } from '../../account/huesOf'

/** As tall as a line of text, so that a row with a face is no taller than others. */
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

/** Whose money it is: the same face as everywhere, and the ends of the address. */
export const FromAccount = ({ address }: FromProps) => (
  <Account>
    <Avatar size={24} hues={huesOf(address)} />
    <ShortAddress address={address} />
  </Account>
)
