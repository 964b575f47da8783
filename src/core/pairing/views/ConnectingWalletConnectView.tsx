import { useState } from 'react'
import { styled } from 'styled-components'
import { pairingRequested } from '../../../events/pairingEvents'
import { BrowserPlatform } from '../components/BrowserPlatform'
import { QrCodePlatform } from '../components/QrCodePlatform'
import { MissingPlatform } from '../components/MissingPlatform'
import { OpenPlatform } from '../components/OpenPlatform'
import { OwnBrowserPlatform } from '../components/OwnBrowserPlatform'
import { PairingOutcome } from '../components/PairingOutcome'
import { firstPlatform, type WalletPlatform } from '../listPlatforms'
import { linkGivenUp, selectOwnBrowser, selectPairing } from '../pairingSlice'
import { selectInstalledConnector, selectPlatforms } from '../walletPlatforms'
import { selectOptions } from '../../options/optionsSlice'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Button } from '../../../ui/controls/Button'
import type { IconShape } from '../../../ui/media/Icon'
import { iconGlobe, iconLaptop, iconPhone } from '../../../ui/media/icons'
import { iconBrowser } from '../../../ui/media/waitingIcons'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { Segmented } from '../../../ui/controls/Segmented'
import type { ViewProps } from '../../feature'

const TABS: Record<WalletPlatform, { readonly label: StringKey; readonly icon: IconShape }> = {
  browser: { label: 'pairing.browser', icon: iconBrowser },
  unsupported: { label: 'pairing.browser', icon: iconBrowser },
  qrcode: { label: 'pairing.phone', icon: iconPhone },
  mobile: { label: 'pairing.phone', icon: iconPhone },
  web: { label: 'pairing.web', icon: iconGlobe },
  desktop: { label: 'pairing.desktop', icon: iconLaptop },
}

/** This many tabs fit on one line only without icons. */
const ICONLESS_TABS_MIN = 4
const TEST_ID = 'wm-view-ConnectingWalletConnect'
const needsQrCode = (platform: WalletPlatform) =>
  platform !== 'browser' && platform !== 'unsupported'

const PlatformTabs = styled(Segmented)`
  margin-block-end: 12px;
`

const OpenInstead = styled.div`
  margin-block-start: 8px;
`

/** Connects one wallet over any platform it offers here, or any wallet that scans the QR code. */
export function ConnectingWalletConnectView({ wallet }: ViewProps<'ConnectingWalletConnect'>) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const pairing = useModalSelector(selectPairing)
  const isBegun = pairing.phase !== 'idle' && pairing.wallet?.id === wallet?.id
  const installed = useModalSelector(state => selectInstalledConnector(state, wallet))
  const platforms = useModalSelector(
    state => selectPlatforms(state, wallet),
    (a, b) => a.join() === b.join(),
  )
  const isManual = useModalSelector(state => selectOptions(state).isWalletConnectManual)
  const [chosen, setChosen] = useState<WalletPlatform | null>(null)
  const [isQrCodeInstead, setQrCodeInstead] = useState(false)
  const ownBrowser = useModalSelector(state => selectOwnBrowser(state, wallet))
  const shown = chosen ?? firstPlatform(platforms)
  const choose = (platform: WalletPlatform) => {
    setChosen(platform)
    setQrCodeInstead(false)
    if (platform === 'qrcode' && pairing.link) dispatch(linkGivenUp())
    if (needsQrCode(platform) && !isBegun && !isManual) dispatch(pairingRequested({ wallet }))
  }
  const showQrCode = () => {
    if (platforms.includes('qrcode')) return choose('qrcode')
    setQrCodeInstead(true)
    dispatch(linkGivenUp())
  }
  const frame = {
    testId: TEST_ID,
    head: platforms.length > 1 && (
      <PlatformTabs
        label={t('pairing.where')}
        segments={platforms.map(id => ({
          id,
          label: t(TABS[id].label),
          icon: platforms.length < ICONLESS_TABS_MIN ? TABS[id].icon : undefined,
        }))}
        selected={shown}
        onSelect={id => choose(id as WalletPlatform)}
      />
    ),
  }
  const isOwnBrowserShown = ownBrowser !== null && chosen === null && !isBegun
  const renderPlatform = () => {
    if (wallet && isOwnBrowserShown) {
      const other = platforms.find(platform => platform === 'mobile' || platform === 'web')
      return (
        <OwnBrowserPlatform
          testId={TEST_ID}
          wallet={wallet}
          url={ownBrowser}
          onPair={other && (() => choose(other))}
        />
      )
    }
    if (wallet && shown === 'browser' && installed) {
      return <BrowserPlatform frame={frame} wallet={wallet} connector={installed} />
    }
    if (wallet && shown === 'unsupported') {
      const onPhone = wallet.mobile_link ? () => choose('qrcode') : undefined
      return <MissingPlatform frame={frame} wallet={wallet} onUsePhone={onPhone} />
    }
    const isOpened = shown === 'mobile' || shown === 'web' || shown === 'desktop'
    return (
      <PairingOutcome frame={frame} wallet={wallet}>
        {wallet && isOpened && !isQrCodeInstead ? (
          <OpenPlatform
            key={shown}
            frame={frame}
            wallet={wallet}
            platform={shown}
            onShowQrCode={showQrCode}
          />
        ) : (
          <QrCodePlatform frame={frame} wallet={wallet}>
            {wallet && isOpened && (
              <OpenInstead>
                <Button block onPress={() => choose(shown)} data-testid="wm-open-instead">
                  {t('pairing.openInstead', { wallet: wallet.name })}
                </Button>
              </OpenInstead>
            )}
          </QrCodePlatform>
        )}
      </PairingOutcome>
    )
  }
  const stage = isOwnBrowserShown ? 'ownBrowser' : isQrCodeInstead ? 'codeInstead' : shown
  return <KeepFocus stage={stage}>{renderPlatform()}</KeepFocus>
}
