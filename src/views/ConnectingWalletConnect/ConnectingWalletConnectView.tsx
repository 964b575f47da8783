import { useState } from 'react'
import { styled } from 'styled-components'
import { pairingRequested } from '../../events/pairingEvents'
import { BrowserWay } from '../../features/pairing/components/BrowserWay'
import { CodeWay } from '../../features/pairing/components/CodeWay'
import { MissingWay } from '../../features/pairing/components/MissingWay'
import { OpenWay } from '../../features/pairing/components/OpenWay'
import { OwnBrowserWay } from '../../features/pairing/components/OwnBrowserWay'
import { PairingOutcome } from '../../features/pairing/components/PairingOutcome'
import { firstPlatform, type WalletPlatform } from '../../features/pairing/listPlatforms'
import { linkGivenUp, selectOwnBrowser, selectPairing } from '../../features/pairing/pairingSlice'
import { selectInstalledWay, selectPlatforms } from '../../features/pairing/walletWays'
import { selectOptions } from '../../features/options/optionsSlice'
import { useModalDispatch, useModalSelector } from '../../store/context'
import { useTranslate } from '../../store/translation'
import type { StringKey } from '../../strings/en'
import { Button } from '../../ui/Button'
import type { IconShape } from '../../ui/Icon'
import { iconBrowser, iconGlobe, iconLaptop, iconPhone } from '../../ui/icons'
import { KeepFocus } from '../../ui/KeepFocus'
import { Segmented } from '../../ui/Segmented'
import type { ViewProps } from '../../features/feature'

const TABS: Record<WalletPlatform, { readonly label: StringKey; readonly icon: IconShape }> = {
  browser: { label: 'pairing.browser', icon: iconBrowser },
  unsupported: { label: 'pairing.browser', icon: iconBrowser },
  qrcode: { label: 'pairing.phone', icon: iconPhone },
  mobile: { label: 'pairing.phone', icon: iconPhone },
  web: { label: 'pairing.web', icon: iconGlobe },
  desktop: { label: 'pairing.desktop', icon: iconLaptop },
}

/** So many stand in one line without their pictures only. */
const MANY = 4
const TEST_ID = 'wm-view-ConnectingWalletConnect'
const needsCode = (platform: WalletPlatform) => platform !== 'browser' && platform !== 'unsupported'

const Where = styled(Segmented)`
  margin-block-end: 12px;
`

const OpenInstead = styled.div`
  margin-block-start: 8px;
`

/** Into one wallet by whatever way leads there from here, or into any that scans the code. */
export function ConnectingWalletConnectView({ wallet }: ViewProps<'ConnectingWalletConnect'>) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const pairing = useModalSelector(selectPairing)
  const isBegun = pairing.phase !== 'idle' && pairing.wallet?.id === wallet?.id
  const installed = useModalSelector(state => selectInstalledWay(state, wallet))
  const platforms = useModalSelector(
    state => selectPlatforms(state, wallet),
    (a, b) => a.join() === b.join(),
  )
  const isManual = useModalSelector(state => selectOptions(state).isRelayManual)
  const [chosen, setChosen] = useState<WalletPlatform | null>(null)
  const [isCodeInstead, setCodeInstead] = useState(false)
  const ownBrowser = useModalSelector(state => selectOwnBrowser(state, wallet))
  const shown = chosen ?? firstPlatform(platforms)
  const choose = (platform: WalletPlatform) => {
    setChosen(platform)
    setCodeInstead(false)
    if (platform === 'qrcode' && pairing.link) dispatch(linkGivenUp())
    if (needsCode(platform) && !isBegun && !isManual) dispatch(pairingRequested({ wallet }))
  }
  const showCode = () => {
    if (platforms.includes('qrcode')) return choose('qrcode')
    setCodeInstead(true)
    dispatch(linkGivenUp())
  }
  const frame = {
    testId: TEST_ID,
    head: platforms.length > 1 && (
      <Where
        label={t('pairing.where')}
        segments={platforms.map(id => ({
          id,
          label: t(TABS[id].label),
          icon: platforms.length < MANY ? TABS[id].icon : undefined,
        }))}
        selected={shown}
        onSelect={id => choose(id as WalletPlatform)}
      />
    ),
  }
  const isOwnBrowserShown = ownBrowser !== null && chosen === null && !isBegun
  const way = () => {
    if (wallet && isOwnBrowserShown) {
      const other = platforms.find(platform => platform === 'mobile' || platform === 'web')
      return (
        <OwnBrowserWay
          testId={TEST_ID}
          wallet={wallet}
          url={ownBrowser}
          onPair={other && (() => choose(other))}
        />
      )
    }
    if (wallet && shown === 'browser' && installed) {
      return <BrowserWay frame={frame} wallet={wallet} connector={installed} />
    }
    if (wallet && shown === 'unsupported') {
      const onPhone = wallet.mobile_link ? () => choose('qrcode') : undefined
      return <MissingWay frame={frame} wallet={wallet} onUsePhone={onPhone} />
    }
    const isOpened = shown === 'mobile' || shown === 'web' || shown === 'desktop'
    return (
      <PairingOutcome frame={frame} wallet={wallet}>
        {wallet && isOpened && !isCodeInstead ? (
          <OpenWay
            key={shown}
            frame={frame}
            wallet={wallet}
            platform={shown}
            onShowCode={showCode}
          />
        ) : (
          <CodeWay frame={frame} wallet={wallet}>
            {wallet && isOpened && (
              <OpenInstead>
                <Button block onPress={() => choose(shown)} data-testid="wm-open-instead">
                  {t('pairing.openInstead', { wallet: wallet.name })}
                </Button>
              </OpenInstead>
            )}
          </CodeWay>
        )}
      </PairingOutcome>
    )
  }
  const stage = isOwnBrowserShown ? 'ownBrowser' : isCodeInstead ? 'codeInstead' : shown
  return <KeepFocus stage={stage}>{way()}</KeepFocus>
}
