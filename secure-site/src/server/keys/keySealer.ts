/** A sealed share as stored in the database. */
export interface SealedShare {
  /** Identifies the sealing key, so that keys can be rotated. */
  readonly keyId: string
  /** Opaque to everything except the sealer. */
  readonly sealed: string
}

/** Seals recovery shares with a key kept outside the database. A KMS can implement this. */
export interface KeySealer {
  /** The current sealing key. */
  readonly keyId: string
  /**
   * @param context - identifies the share's owner; a share only opens with the context it was
   * sealed with
   */
  seal(share: string, context: string): Promise<SealedShare>
  /** @throws {Error} when the key is missing, or the share or its context was changed */
  open(sealed: SealedShare, context: string): Promise<string>
}
