/**
 * What a connected wallet can be asked for here, and what can be asked about its account. Told when it connects; nobody
 * concludes it from the chain family.
 */
export type Capability =
  | 'send'
  | 'switchNetwork'
  | 'signMessage'
  | 'signTypedData'
  /** Native coin and tokens. */
  | 'balance'
  /** The account's name. */
  | 'names'
  /** Transactions. */
  | 'activity'
