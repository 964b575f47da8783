import type { Wallet } from '../../../domain/wallet'
import { linkTarget } from '../../../lib/links/deepLink'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Body } from '../../../ui/shell/Body'
import { selectPlatform } from '../../wallets/selectPlatform'
import { GetWalletRow } from './GetWalletRow'
import { PairingIndicator } from './PairingIndicator'

interface OwnBrowserPlatformProps {
  readonly testId: string
  readonly wallet: Wallet
  readonly url: string
  /** Undefined when the wallet has no link for a pairing URI. */
  readonly onPair: (() => void) | undefined
}

/** Opens the page in the wallet's own browser. A plain link, so the user's press navigates. */
export function OwnBrowserPlatform({ testId, wallet, url, onPair }: OwnBrowserPlatformProps) {
  const t = useTranslate()
  const platform = useModalSelector(selectPlatform)
  const { name } = wallet
  return (
    <>
      <Body flush data-testid={testId}>
        <StatusHeader
          picture={<PairingIndicator wallet={wallet} state="idle" />}
          title={t('pairing.continueTitle', { wallet: name })}
          text={t('pairing.ownBrowserText', { wallet: name })}
        />
        <GetWalletRow wallet={wallet} />
      </Body>
      <ActionBar>
        <Button
          tone="primary"
          block
          href={url}
          target={linkTarget('mobile', platform)}
          data-testid="wm-open-own-browser"
        >
          {t('pairing.open', { wallet: name })}
        </Button>
        {onPair && (
          <Button block onPress={onPair} data-testid="wm-pair-instead">
            {t('pairing.pairInstead')}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
