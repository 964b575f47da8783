import type { Wallet } from '../../domain/wallet'
import { selectPlatform } from './selectPlatform'

const isOnDesktop = ({ rdns, chrome_store, webapp_link, desktop_link }: Wallet) =>
  Boolean(rdns ?? chrome_store ?? webapp_link ?? desktop_link)

/** Whether a wallet is available on phones only. */
export const isOnPhonesOnly = (wallet: Wallet) =>
  Boolean(wallet.mobile_link ?? wallet.app_store ?? wallet.play_store) && !isOnDesktop(wallet)

/** Whether a QR code is the only way to reach the wallet from this device. */
export const selectIsQrCodeOnly = (state: Parameters<typeof selectPlatform>[0], wallet: Wallet) =>
  !selectPlatform(state).isMobile && !isOnDesktop(wallet)
