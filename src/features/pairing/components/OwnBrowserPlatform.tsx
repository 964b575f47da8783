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
  /** Left out where no pairing URI leads into the wallet. */
  readonly onPair: (() => void) | undefined
}

/** The wallet opens the page in a browser of its own. A plain link: the visitor's press itself leaves this one. */
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
