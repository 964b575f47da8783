import type { Wallet } from '../../../domain/wallet'
import { linkTarget } from '../../../lib/deepLink'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/Button'
import { Dock } from '../../../ui/Dock'
import { Hero } from '../../../ui/Hero'
import { Body } from '../../../ui/shell/Body'
import { selectPlatform } from '../../wallets/platformOf'
import { GetWalletRow } from './GetWalletRow'
import { PairingThread } from './PairingThread'

interface OwnBrowserWayProps {
  readonly testId: string
  readonly wallet: Wallet
  readonly url: string
  /** Left out where no code leads into the wallet. */
  readonly onPair: (() => void) | undefined
}

/** The wallet opens the page in a browser of its own. A plain link: the visitor's press itself leaves this one. */
export function OwnBrowserWay({ testId, wallet, url, onPair }: OwnBrowserWayProps) {
  const t = useTranslate()
  const platform = useModalSelector(selectPlatform)
  const { name } = wallet
  return (
    <>
      <Body flush data-testid={testId}>
        <Hero
          picture={<PairingThread wallet={wallet} state="idle" />}
          title={t('pairing.continueTitle', { wallet: name })}
          text={t('pairing.ownBrowserText', { wallet: name })}
        />
        <GetWalletRow wallet={wallet} />
      </Body>
      <Dock>
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
      </Dock>
    </>
  )
}
