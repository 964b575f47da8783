import type { ModalError } from '../../../domain/ModalError'
import type { EmbeddedPorts } from '../../../ports/embedded'
import type { FrameAnswer, FrameEvent, FrameNotice, FramePayload } from '../protocol/frameEvents'

export interface AskOptions {
  /** Timeout in ms; null for none. Default: 120 s. */
  readonly limitMs?: number | null
  /** Repeated if the frame reloads; by default only after a reload by this page. */
  readonly isRepeatable?: boolean
  /**
   * Aborts when the user turns away from a displayed request. The frame is notified; if already
   * approved, the answer still counts.
   */
  readonly withdrawal?: AbortSignal
}

export interface Frame {
  /**
   * Sends an event to the frame, creating the frame if needed, and waits for the answer.
   *
   * @throws {ModalError} `FRAME_LOAD_FAILED`, `FRAME_REFUSED`, `FRAME_REQUEST_TIMEOUT`,
   * `LIMIT_EXCEEDED`, `INVALID_PARAMS`, `SERVICE_ANSWER_INVALID`, and the frame's own errors
   */
  ask<E extends FrameEvent>(
    event: E,
    payload: FramePayload<E>,
    signal: AbortSignal,
    options?: AskOptions,
  ): Promise<FrameAnswer<E>>
  /** Creates and loads the frame without sending a request. */
  warm(): void
  element(): HTMLIFrameElement | null
  setContainer(element: HTMLElement | null): void
  /** Rejects all open requests with the error; the next request creates a new frame. */
  remove(error: ModalError): void
}

export interface FrameParts {
  readonly ports: Pick<EmbeddedPorts, 'now' | 'delay' | 'logger' | 'canReach'> & {
    readonly window: Window
  }
  readonly origin: string
  url(): string
  /** The frame is ready, also after each reload. */
  onReady(): void
  onNotice(name: Exclude<FrameNotice, 'READY'>, payload: unknown): void
}
