/** What went wrong, for code to tell apart. */
export type SiwxFailure =
  /** A page of another origin shows this one in a frame, and may be showing something else over it. */
  | 'FRAMED'
  /** A part of the message would read as something else. */
  | 'INVALID_FIELD'
  | 'INVALID_SIGNATURE'
  | 'NETWORK_NOT_FOUND'
  /** The check could not be carried out: nobody answered, or not in time. */
  | 'UNREACHABLE'
  /** The server answered, with something else than it should. */
  | 'SERVER_ANSWER_INVALID'
  | 'NOT_AUTHENTICATED'

/** A failure of signing in, for developers; visitors read texts of the modal. */
export class SiwxError extends Error {
  override readonly name = 'SiwxError'
  readonly code: SiwxFailure

  constructor(code: SiwxFailure, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.code = code
  }
}
