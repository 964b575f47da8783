import type { Wallet } from '../../domain/wallet'
import { selectPlatform } from './selectPlatform'

/** Whether a wallet lives on phones only: from a desk, nothing but a code leads into it. */
export const isOnPhonesOnly = ({ rdns, chrome_store, webapp_link, desktop_link }: Wallet) =>
  !(rdns ?? chrome_store ?? webapp_link ?? desktop_link)

/** Whether a wallet is reached from here by nothing but a code. */
export const selectIsScanned = (state: Parameters<typeof selectPlatform>[0], wallet: Wallet) =>
  !selectPlatform(state).isMobile && isOnPhonesOnly(wallet)
