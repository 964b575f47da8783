import { styled } from 'styled-components'
import type { Account } from '../../../domain/account'
import { useModalSelector } from '../../../store/context'
import { Avatar } from '../../../ui/media/Avatar'
import { huesOf } from '../../account/huesOf'
import { WalletTile } from '../../connectors/components/WalletTile'
import { selectConnectionByNamespace } from '../../connections/connectionsSlice'
import { selectConnectorById } from '../../connectors/selectConnectorById'

const Base = styled.span`
  position: relative;
  display: grid;
`

/** The wallet, small, in the lower corner. */
const Corner = styled.span`
  position: absolute;
  inset-inline-end: -5px;
  inset-block-end: -5px;
  padding: 2px;
  border-radius: var(--wm-radius-inner);
  background: var(--wm-color-surface);
  > * {
    inline-size: 16px;
    block-size: 16px;
    border-radius: var(--wm-radius-small);
  }
`

interface AccountPictureProps {
  readonly account: Account
  readonly src?: string | null
  /** Of the wallet that holds it; the one in use on its chain family unless given. */
  readonly connectorId?: string
}

/** An account as its gradient, with the picture of the wallet that holds it. */
export function AccountPicture({ account, src, connectorId }: AccountPictureProps) {
  const connector = useModalSelector(state => {
    const id = connectorId ?? selectConnectionByNamespace(state, account.namespace).connectorId
    return id === null ? null : selectConnectorById(state, id)
  })
  return (
    <Base>
      <Avatar hues={huesOf(account.address)} size={40} src={src} />
      {connector && (
        <Corner>
          <WalletTile connector={connector} size={24} />
        </Corner>
      )}
    </Base>
  )
}
