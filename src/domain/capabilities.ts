/**
 * What a wallet or its account supports. Reported on connection, never inferred from the family.
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
