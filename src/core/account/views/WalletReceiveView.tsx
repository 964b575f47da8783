import { styled } from 'styled-components'
import { selectActiveAccount } from '../accountSelectors'
import { selectActiveIdentity } from '../identitySelectors'
import { copyRequested, shareRequested } from '../accountSlice'
import { NetworksSummary } from '../components/NetworksSummary'
import { selectAddressLabel } from '../../options/optionsSelectors'
import { selectPlatform } from '../../wallets/selectPlatform'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Address } from '../../../ui/media/Address'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { iconCopy, iconShare } from '../../../ui/media/icons'
import { Qr } from '../../../ui/media/Qr'
import { Body } from '../../../ui/shell/Body'

/**
 * An address needs fewer QR modules than a pairing URI: 240 px of code are enough to scan, and
 * leave room for the networks.
 */
const AddressQr = styled(Qr)`
  inline-size: min(100%, 284px);
  margin-inline: auto;
`

const AddressBlock = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 6px;
  padding-block: 16px;
`

const Name = styled.p`
  font-weight: var(--wm-weight-semibold);
  text-align: center;
  overflow-wrap: anywhere;
`

/** Copies the address; on phones that can, also shares it. */
function AddressActions({ address }: { readonly address: string }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { isMobile, canShare } = useModalSelector(selectPlatform)
  const copy = (
    <Button
      tone="primary"
      block
      icon={iconCopy}
      onPress={() => dispatch(copyRequested({ text: address, what: 'address' }))}
      data-testid="wm-receive-copy"
    >
      {t('receive.copy')}
    </Button>
  )
  if (!isMobile || !canShare) return copy
  return (
    <ActionBarPair wideEnd>
      <Button
        block
        icon={iconShare}
        onPress={() => dispatch(shareRequested({ address }))}
        data-testid="wm-receive-share"
      >
        {t('receive.share')}
      </Button>
      {copy}
    </ActionBarPair>
  )
}

/** QR code and full address to receive funds, and the networks it is valid on. */
export function WalletReceiveView() {
  const t = useTranslate()
  const { address } = useModalSelector(selectActiveAccount)
  const identity = useModalSelector(selectActiveIdentity)
  const label = useModalSelector(state => selectAddressLabel(state, address ?? ''))
  if (address === null) return <Body data-testid="wm-view-WalletReceive" />
  const name = label ?? identity.name
  return (
    <>
      <Body flush data-testid="wm-view-WalletReceive">
        <AddressQr
          value={address}
          label={t('receive.qr', { address })}
          data-testid="wm-receive-qr"
        />
        <AddressBlock>
          {name != null && (
            <Name>
              <bdi translate="no">{name}</bdi>
            </Name>
          )}
          <Address address={address} />
        </AddressBlock>
      </Body>
      <ActionBar>
        <AddressActions address={address} />
        <NetworksSummary />
      </ActionBar>
    </>
  )
}
