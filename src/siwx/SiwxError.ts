/** Machine-readable reason of a {@link SiwxError}. */
export type SiwxFailure =
  /** A page of another origin shows this one in a frame and may cover it with other content. */
  | 'FRAMED'
  /** A part of the message could be read as something else. */
  | 'INVALID_FIELD'
  | 'INVALID_SIGNATURE'
  /** The outcome is unknown: the server did not answer in time, or sent an unexpected response. */
  | 'UNREACHABLE'
  | 'NOT_AUTHENTICATED'

/** A sign-in error for developers; the modal shows its own texts to visitors. */
export class SiwxError extends Error {
  override readonly name: 'SiwxError' | 'NetworkError'
  readonly code: SiwxFailure

  constructor(code: SiwxFailure, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.code = code
    // The modal retries an error of this name later, whichever configuration threw it.
    this.name = code === 'UNREACHABLE' ? 'NetworkError' : 'SiwxError'
  }
}

/**
 * Returns the error of every refused session, whatever the reason (specification, protocol §9.4).
 */
export const refused = (): SiwxError =>
  new SiwxError('INVALID_SIGNATURE', 'The signature is not valid')
