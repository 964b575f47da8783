import { styled } from 'styled-components'
import { truncateAddress } from '../../../lib/text/truncate'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Icon } from '../../../ui/media/Icon'
import { iconCopy } from '../../../ui/media/icons'
import { ShortAddress, useChecksumAddress } from '../../../ui/media/ShortAddress'
import { selectConnectionByNamespace } from '../../connections/connectionsSlice'
import { WalletTile } from '../../connectors/components/WalletTile'
import { selectConnectorById } from '../../connectors/selectConnectorById'
import { selectIsEmbeddedActive } from '../../login/isEmbeddedConnection'
import { selectActiveNamespace } from '../../network/networkSelectors'
import { selectIsWatchOnlyActive } from '../../watchOnly/isWatchOnly'
import { selectActiveAccount } from '../accountSelectors'
import { copyRequested } from '../accountSlice'
import { selectHasAccountName } from '../selectAccountTitle'
import { AccountHeaderButton } from './AccountHeaderButton'

const Muted = styled(AccountHeaderButton)`
  color: var(--wm-color-text-muted);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
`

function WalletMark() {
  const connector = useModalSelector(state => {
    const namespace = selectActiveNamespace(state)
    const id = namespace && selectConnectionByNamespace(state, namespace).connectorId
    return id === null ? null : selectConnectorById(state, id)
  })
  return <WalletTile connector={connector} size={20} />
}

/**
 * The wallet's name, or the address with a copy button if the account has a name. Always takes one
 * line, so that nothing moves when the name loads. Unnamed embedded and watch-only accounts show a
 * line of their own instead.
 */
export function AccountSubtitle() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { address } = useModalSelector(selectActiveAccount)
  const isNamed = useModalSelector(selectHasAccountName)
  const isEmbedded = useModalSelector(selectIsEmbeddedActive)
  const isWatchOnly = useModalSelector(selectIsWatchOnlyActive)
  const wallet = useModalSelector(state => {
    const namespace = selectActiveNamespace(state)
    return namespace && selectConnectionByNamespace(state, namespace).walletName
  })
  const written = useChecksumAddress(address ?? '')
  if (address === null || ((isEmbedded || isWatchOnly) && !isNamed)) return null
  if (!isNamed) {
    return (
      <Muted as="p" $small data-testid="wm-account-wallet">
        <WalletMark />
        <span>
          <bdi translate="no">{wallet ?? t('account.wallet')}</bdi>
        </span>
      </Muted>
    )
  }
  return (
    <Muted
      type="button"
      $small
      aria-label={t('account.copy', { name: truncateAddress(written), address })}
      onClick={() => dispatch(copyRequested({ text: address, what: 'address' }))}
      data-testid="wm-account-copy"
    >
      {!isEmbedded && !isWatchOnly && <WalletMark />}
      <ShortAddress address={address} />
      <Icon icon={iconCopy} size={16} />
    </Muted>
  )
}
