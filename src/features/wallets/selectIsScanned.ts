import type { Wallet } from '../../domain/wallet'
import { selectPlatform } from './selectPlatform'

const isAtDesk = ({ rdns, chrome_store, webapp_link, desktop_link }: Wallet) =>
  Boolean(rdns ?? chrome_store ?? webapp_link ?? desktop_link)

/** Whether a wallet lives on phones, and nowhere else. */
export const isOnPhonesOnly = (wallet: Wallet) =>
  Boolean(wallet.mobile_link ?? wallet.app_store ?? wallet.play_store) && !isAtDesk(wallet)

/** Whether a wallet is reached from here by nothing but a code. */
export const selectIsScanned = (state: Parameters<typeof selectPlatform>[0], wallet: Wallet) =>
  !selectPlatform(state).isMobile && !isAtDesk(wallet)
