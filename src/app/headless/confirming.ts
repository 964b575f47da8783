/** Why a reviewed transaction is not sent to the wallet. */
export type ConfirmObstacle =
  /** A danger has not been accepted. */
  | 'danger'
  /** The wallet is on another network: call `moveWallet()`. */
  | 'walletElsewhere'
  /** The wallet still has an open request. */
  | 'requestOpen'
  /** There is no review to confirm. */
  | 'notReviewed'

/** A danger that the visitor must accept separately before the transaction is sent. */
export interface HostDanger<Kind extends string> {
  readonly kind: Kind
  /** Pass it to `confirm` once the visitor has accepted the danger. It changes with the facts. */
  readonly subject: string
}
