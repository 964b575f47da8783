import type { ModalError } from '../../../domain/ModalError'
import type { EmbeddedPorts } from '../../../ports/embedded'
import type { AnswerOf, FrameEvent, FrameNotice, PayloadOf } from '../protocol/frameEvents'

export interface AskOptions {
  /** ms; null: the caller has a limit of its own. Default: 120 s. */
  readonly limitMs?: number | null
  /** Asked again when the frame loaded anew; by default only where this page caused that. */
  readonly isRepeatable?: boolean
  /**
   * The visitor turned away from a request that may be on show. The frame is told; where it had been approved before that, its
   * answer is waited for all the same.
   */
  readonly withdrawal?: AbortSignal
}

export interface Frame {
  /**
   * Sends an event into the frame, which is created where there is none, and waits for the answer to it.
   *
   * @throws {ModalError} `FRAME_LOAD_FAILED`, `FRAME_REFUSED`, `FRAME_REQUEST_TIMEOUT`, `LIMIT_EXCEEDED`, `INVALID_PARAMS`,
   *   `SERVICE_ANSWER_INVALID`, and what the frame answers
   */
  ask<E extends FrameEvent>(
    event: E,
    payload: PayloadOf<E>,
    signal: AbortSignal,
    options?: AskOptions,
  ): Promise<AnswerOf<E>>
  /** Creates the frame and lets it load, without a question. */
  warm(): void
  element(): HTMLIFrameElement | null
  setContainer(element: HTMLElement | null): void
  /** Every open request ends with the error; the next one makes a new frame. */
  remove(error: ModalError): void
}

export interface FrameParts {
  readonly ports: Pick<EmbeddedPorts, 'now' | 'delay' | 'logger' | 'canReach'> & {
    readonly window: Window
  }
  readonly origin: string
  url(): string
  /** The frame is ready, for the first time or anew. */
  onReady(): void
  onNotice(name: Exclude<FrameNotice, 'READY'>, payload: unknown): void
}
