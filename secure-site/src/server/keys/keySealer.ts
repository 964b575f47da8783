/** A share after it was sealed, as the database keeps it. */
export interface SealedShare {
  /** Which key sealed it; kept beside it, so that keys can be rotated. */
  readonly keyId: string
  /** Opaque to everything but the sealer. */
  readonly sealed: string
}

/** Seals recovery shares with a key that is not in the database. A KMS can stand here. */
export interface KeySealer {
  /** The key that seals now. */
  readonly keyId: string
  /** @param context - says whose share it is; a share can only be opened with the context it was sealed with */
  seal(share: string, context: string): Promise<SealedShare>
  /** @throws {Error} when the key is not there, or the share or its context was changed */
  open(sealed: SealedShare, context: string): Promise<string>
}
