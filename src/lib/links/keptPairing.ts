/** Where the WalletConnect library keeps the codes that wallets may still answer. */
export const PROPOSALS_KEY = 'wc@2:client:0.3//proposal'
const NONE = '[]'

/** An earlier life of the page handed a code to a wallet, and nobody has heard the answer. */
export function hasKeptPairing(
  storage: { getItem(key: string): string | null } | undefined,
): boolean {
  try {
    return (storage?.getItem(PROPOSALS_KEY) ?? NONE) !== NONE
  } catch {
    return false // a storage that throws keeps nothing
  }
}
