import { CHECK_OFFER_DELAY_MS, LINK_FALLBACK_DELAY_MS } from '../../../domain/limits'
import { walletFrontRequested } from '../../../events/pairingEvents'
import { frontLink, linkTarget } from '../../../lib/links/deepLink'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { DelayedReveal } from '../../../ui/feedback/DelayedReveal'
import { selectPlatform } from '../../wallets/selectPlatform'
import { selectWalletConnectProblem } from '../session/walletConnectSelectors'
import { CheckNow } from './CheckNow'

/**
 * Actions for a user who waits for the WalletConnect wallet: a plain link into it when it is on
 * this device, and a check for its response.
 */
export function RequestActions({ wallet }: { readonly wallet: string }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const platform = useModalSelector(selectPlatform)
  const href = useModalSelector(state => state.wallets.link?.href ?? null)
  const isLost = useModalSelector(selectWalletConnectProblem) !== null
  const url = frontLink(href, platform)
  return (
    <>
      {url !== null && (
        <Button
          tone="primary"
          block
          href={platform.isLinkOpenedByHost ? undefined : url}
          opensWallet
          target={linkTarget('mobile', platform)}
          onPress={() => dispatch(walletFrontRequested({ url }))}
          data-testid="wm-open-wallet"
        >
          {t('walletConnect.openWallet', { wallet })}
        </Button>
      )}
      {!isLost && (
        <DelayedReveal afterMs={url === null ? CHECK_OFFER_DELAY_MS : LINK_FALLBACK_DELAY_MS}>
          <CheckNow />
        </DelayedReveal>
      )}
    </>
  )
}
