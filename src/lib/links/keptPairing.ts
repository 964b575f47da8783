/** Where the WalletConnect library stores pairing proposals that wallets may still respond to. */
export const PROPOSALS_KEY = 'wc@2:client:0.3//proposal'
const NONE = '[]'

/** Whether a pairing from an earlier load of the page still waits for a wallet's response. */
export function hasKeptPairing(
  storage: { getItem(key: string): string | null } | undefined,
): boolean {
  try {
    return (storage?.getItem(PROPOSALS_KEY) ?? NONE) !== NONE
  } catch {
    return false // blocked storage holds no proposals
  }
}
