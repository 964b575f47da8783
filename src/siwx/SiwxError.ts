/** What went wrong, for code to tell apart. */
export type SiwxFailure =
  /** A page of another origin shows this one in a frame, and may be showing something else over it. */
  | 'FRAMED'
  /** A part of the message could be read as something else. */
  | 'INVALID_FIELD'
  | 'INVALID_SIGNATURE'
  /** It is not known: there was no answer in time, or none that such a server gives. */
  | 'UNREACHABLE'
  | 'NOT_AUTHENTICATED'

/** A failure of signing in, for developers; visitors read texts of the modal. */
export class SiwxError extends Error {
  override readonly name: 'SiwxError' | 'NetworkError'
  readonly code: SiwxFailure

  constructor(code: SiwxFailure, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.code = code
    // By this name the modal asks again later, whoever wrote the configuration.
    this.name = code === 'UNREACHABLE' ? 'NetworkError' : 'SiwxError'
  }
}

/** What a session is refused with, on whichever ground (specification, protocol §9.4). */
export const refused = (): SiwxError =>
  new SiwxError('INVALID_SIGNATURE', 'The signature is not valid')
