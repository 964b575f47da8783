import { styled } from 'styled-components'
import { truncateAddress } from '../../../lib/text/truncate'
import { Avatar } from '../../../ui/media/Avatar'
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
    <bdi translate="no" dir="ltr">
      {truncateAddress(address)}
    </bdi>
  </Account>
)
