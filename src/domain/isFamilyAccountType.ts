const TYPES = /^(?:eip155:(?:eoa|smartAccount)|(?:solana|polkadot|cosmos):eoa|bip122:payment)$/

/**
 * Whether a page can set this default account type. Kept apart from the defaults (`accountTypes`),
 * which not every page loads.
 */
export const isFamilyAccountType = (family: string, type: string): boolean =>
  TYPES.test(`${family}:${type}`)
