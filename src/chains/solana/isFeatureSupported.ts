import type { StandardWallet } from '../shared/walletStandard/captureStandardWallet'
import type { StandardAccount } from '../shared/walletStandard/readStandardAccounts'

/** Whether a wallet supports a feature for an account; no list means all features. */
export const isFeatureSupported = (
  wallet: Pick<StandardWallet, 'has'>,
  { features }: Pick<StandardAccount, 'features'>,
  feature: string,
): boolean => wallet.has(feature) && (features.length === 0 || features.includes(feature))
