import type { StandardWallet } from '../shared/walletStandard/captureStandardWallet'
import type { StandardAccount } from '../shared/walletStandard/readStandardAccounts'

/** Whether a wallet does this for an account; one that lists nothing of its own can what the wallet can. */
export const accountCan = (
  wallet: Pick<StandardWallet, 'has'>,
  { features }: Pick<StandardAccount, 'features'>,
  feature: string,
): boolean => wallet.has(feature) && (features.length === 0 || features.includes(feature))
