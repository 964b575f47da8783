import { styled } from 'styled-components'
import { selectActiveAccount } from '../../features/account/accountSelectors'
import { copyRequested } from '../../features/account/accountSlice'
import { selectActiveNetwork } from '../../features/network/networkSelectors'
import { selectIsAddressOf } from '../../features/pairing/relaySelectors'
import { selectAddressLabel } from '../../features/options/optionsSlice'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { useTranslate } from '../../store/translation'
import { Address } from '../../ui/Address'
import { Button } from '../../ui/Button'
import { Dock } from '../../ui/Dock'
import { iconCopy } from '../../ui/icons'
import { Qr } from '../../ui/Qr'
import { Body } from '../../ui/shell/Body'
import { Tile } from '../../ui/Tile'

const Whose = styled.div`
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

const Only = styled.span`
  > :first-child {
    display: inline-grid;
    margin-inline-end: 6px;
    vertical-align: middle;
  }
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

/** Where others send to: the code, the whole address, and on which network. */
export function WalletReceiveView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { address, profileName } = useModalSelector(selectActiveAccount)
  const label = useModalSelector(state => selectAddressLabel(state, address ?? ''))
  const network = useModalSelector(selectActiveNetwork)
  // What is sent on a network that the wallet did not approve may be nobody's.
  const isTheirs = useModalSelector(
    state => network !== null && selectIsAddressOf(state, network.caipNetworkId),
  )
  if (address === null) return <Body data-testid="wm-view-WalletReceive" />
  const name = label ?? profileName
  return (
    <>
      <Body flush data-testid="wm-view-WalletReceive">
        <Qr value={address} label={t('receive.qr', { address })} data-testid="wm-receive-qr" />
        <Whose>
          {name != null && (
            <Name>
              <bdi>{name}</bdi>
            </Name>
          )}
          <Address address={address} />
        </Whose>
      </Body>
      <Dock
        note={
          network &&
          isTheirs && (
            <Only>
              <Tile size={20} src={network.imageUrl} letter={network.name.slice(0, 1)} />
              {t('receive.only', { network: network.name })}
            </Only>
          )
        }
      >
        <Button
          tone="primary"
          block
          icon={iconCopy}
          onPress={() => dispatch(copyRequested({ text: address, what: 'address' }))}
          data-testid="wm-receive-copy"
        >
          {t('receive.copy')}
        </Button>
      </Dock>
    </>
  )
}
