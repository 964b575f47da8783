const TYPES = /^(?:eip155:(?:eoa|smartAccount)|(?:solana|polkadot|cosmos):eoa|bip122:payment)$/

/** Whether a page can prefer a type of account on a chain family. It comes with every page: the defaults do not (`accountTypes`). */
export const isTypeOfFamily = (family: string, type: string): boolean =>
  TYPES.test(`${family}:${type}`)
