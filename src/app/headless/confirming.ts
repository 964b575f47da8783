/** Why a reviewed transaction is not handed to the wallet. */
export type ConfirmObstacle =
  /** A danger was not accepted. */
  | 'danger'
  /** The wallet is on another network: `moveWallet()`. */
  | 'walletElsewhere'
  /** The wallet still has an earlier request. */
  | 'requestOpen'
  /** There is no review to confirm. */
  | 'notReviewed'

/** What a visitor has to accept by itself before the transaction is sent; the kind says what it is about. */
export interface HostDanger<Kind extends string> {
  readonly kind: Kind
  /** Pass it to `confirm` once the visitor has accepted it. It changes with what the danger is about. */
  readonly subject: string
}
