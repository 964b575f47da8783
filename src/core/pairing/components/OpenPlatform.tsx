import { useId } from 'react'
import { styled } from 'styled-components'
import { LINK_FALLBACK_DELAY_MS } from '../../../domain/limits'
import type { Wallet } from '../../../domain/wallet'
import { pairingLinkOpened } from '../pairingFacts'
import type { LinkKind } from '../../../lib/links/deepLink'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { Button } from '../../../ui/controls/Button'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { iconCheck, iconQr } from '../../../ui/media/firstIcons'
import { iconCopy } from '../../../ui/media/icons'
import { DelayedReveal } from '../../../ui/feedback/DelayedReveal'
import { Body } from '../../../ui/shell/Body'
import { pairingUriCopyRequested } from '../../account/accountSlice'
import { selectOpenLink } from '../openLink'
import { linkGivenUp, selectPairing } from '../pairingSlice'
import { useIsLinkCopied } from '../useIsLinkCopied'
import { usePairingUri } from '../usePairingUri'
import { CheckNow } from './CheckNow'
import { GetWalletRow } from './GetWalletRow'
import type { PairingFrame } from './PairingFrame'
import { PairingIndicator } from './PairingIndicator'

const TEXTS: Record<LinkKind, StringKey> = {
  mobile: 'pairing.mobileText',
  desktop: 'pairing.desktopText',
  web: 'pairing.webText',
}

const QuietActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`

const Foot = styled.div`
  margin-block: 4px -8px;
  border-block-start: 1px solid var(--wm-color-border);
  &:empty {
    display: none;
  }
`

const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
`

const Hint = styled.p`
  padding-block-end: 8px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  text-align: center;
  text-wrap: balance;
`

interface OpenPlatformProps {
  readonly frame: PairingFrame
  readonly wallet: Wallet
  readonly platform: LinkKind
  readonly onShowQrCode: () => void
}

/**
 * Deep link into the wallet. The user's own press follows it, so it stays disabled until the
 * pairing URI exists, and the page never navigates by itself. In Telegram, the Telegram client
 * opens it.
 */
export function OpenPlatform({ frame, wallet, platform, onShowQrCode }: OpenPlatformProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const doubtId = useId()
  const { phase, pairingUriId, hasFollowedLink: opened } = useModalSelector(selectPairing)
  const uri = usePairingUri()
  const link = useModalSelector(
    state => selectOpenLink(state, wallet, platform, uri),
    (a, b) => a?.url === b?.url,
  )
  const isCopied = useIsLinkCopied()
  const { name } = wallet
  const copy = () => {
    if (pairingUriId === null) return
    dispatch(linkGivenUp())
    dispatch(pairingUriCopyRequested(pairingUriId))
  }
  return (
    <Body data-testid={frame.testId}>
      {frame.head}
      <div role="status">
        <StatusHeader
          picture={<PairingIndicator wallet={wallet} state={opened ? 'waiting' : 'idle'} />}
          title={t('pairing.continueTitle', { wallet: name })}
          text={t(TEXTS[platform], { wallet: name })}
        />
      </div>
      <Choices>
        <Button
          tone="primary"
          block
          busy={phase === 'asking'}
          disabled={link === null}
          href={link?.isOpenedByHost === true ? undefined : link?.url}
          opensWallet
          target={link?.target}
          onPress={() => link && dispatch(pairingLinkOpened({ href: link.href, name }))}
          data-testid="wm-open-wallet"
        >
          {t(opened ? 'pairing.openAgain' : 'pairing.open', { wallet: name })}
        </Button>
        {opened && (
          <DelayedReveal afterMs={LINK_FALLBACK_DELAY_MS} data-testid="wm-link-doubt">
            <Hint id={doubtId}>{t('pairing.nothingOpened')}</Hint>
            <CheckNow />
          </DelayedReveal>
        )}
        <QuietActions>
          <Button
            tone="quiet"
            icon={isCopied ? iconCheck : iconCopy}
            disabled={uri === null}
            onPress={copy}
            data-testid="wm-copy-link"
          >
            {t('pairing.copyLink')}
          </Button>
          {opened && (
            <Button tone="quiet" icon={iconQr} onPress={onShowQrCode} data-testid="wm-show-code">
              {t('pairing.showQrCode')}
            </Button>
          )}
        </QuietActions>
      </Choices>
      <Foot>
        <GetWalletRow wallet={wallet} />
      </Foot>
    </Body>
  )
}
