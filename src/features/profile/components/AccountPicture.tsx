import { styled } from 'styled-components'
import type { Account } from '../../../domain/account'
import { useModalSelector } from '../../../store/context'
import { Avatar } from '../../../ui/media/Avatar'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { WalletTile } from '../../../core/connectors/components/WalletTile'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import { selectConnectorById } from '../../../core/connectors/selectConnectorById'

const Base = styled.span`
  position: relative;
  display: grid;
`

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
  /** Id of the account's wallet; defaults to the active one of its namespace. */
  readonly connectorId?: string
}

/** An account's avatar with the picture of its wallet. */
export function AccountPicture({ account, src, connectorId }: AccountPictureProps) {
  const connector = useModalSelector(state => {
    const id = connectorId ?? selectConnectionByNamespace(state, account.namespace).connectorId
    return id === null ? null : selectConnectorById(state, id)
  })
  return (
    <Base>
      <Avatar hues={getAddressHues(account.address)} size={40} src={src} />
      {connector && (
        <Corner>
          <WalletTile connector={connector} size={24} />
        </Corner>
      )}
    </Base>
  )
}
