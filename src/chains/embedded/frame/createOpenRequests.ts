import * as v from 'valibot'
import { PENDING_TRANSACTIONS_MAX } from '../../../domain/limits'
import { ModalError } from '../../../domain/ModalError'
import { markUnsent } from '../../../domain/payment/isNothingSent'
import { toAbortError } from '../../shared/raceAbort'
import {
  APP_PREFIX,
  FRAME_EVENTS,
  frameErrorSchema,
  type FrameEvent,
} from '../protocol/frameEvents'
import { toFrameFailure } from '../protocol/toFrameFailure'
import type { RunAfter } from './createRunAfter'
import type { FrameMessage } from './createInbox'
import type { AskOptions } from './Frame'
import { isWithinSize } from './isWithinSize'

const REQUEST_TIMEOUT_MS = 120_000
/** A site that supports withdrawing answers at once. */
const WITHDRAW_MS = 1_000

interface Open {
  readonly event: FrameEvent
  readonly payload: unknown
  readonly isRepeatable: boolean
  /** Whether it was posted to any document. */
  wasPosted: boolean
  resolve(answer: unknown): void
  reject(error: Error): void
}

interface OpenRequestsParts {
  readonly window: Window
  readonly origin: string
  readonly after: RunAfter
  target(): Window | null
  isReady(): boolean
}

/** The page's unanswered requests, across the frame's documents. */
export interface OpenRequests {
  /** @throws {ModalError} `INVALID_PARAMS`, `LIMIT_EXCEEDED`; the signal's abort reason */
  check(event: FrameEvent, payload: unknown, signal: AbortSignal): void
  /** Posts the request once the document is ready, and waits for the answer. */
  waitFor(
    asked: Pick<Open, 'event' | 'payload' | 'isRepeatable'>,
    signal: AbortSignal,
    options: AskOptions,
  ): Promise<unknown>
  /** Posts all open requests to the document, which is now ready. */
  postAll(): void
  /** Repeats what is safe in the new document; rejects what the user may already have approved. */
  beginDocument(change: { readonly isOurs: boolean }): void
  /** The frame has no document. Late answers have unknown ids. */
  endDocument(): void
  hearAnswer(message: FrameMessage): void
  rejectAll(error: ModalError): void
}

const randomText = (window: Window): string =>
  [...window.crypto.getRandomValues(new Uint32Array(2))].map(part => part.toString(36)).join('')

export function createOpenRequests(parts: OpenRequestsParts): OpenRequests {
  const { window, origin, after, target, isReady } = parts
  const open = new Set<Open>()
  /** Requests posted to the current document, by id. */
  let posted = new Map<string, Open>()
  let prefix = ''

  const getPostedId = (request: Open): string | undefined =>
    [...posted].find(([, each]) => each === request)?.[0]

  function post(request: Open) {
    if (getPostedId(request) !== undefined) return
    const to = target()
    if (!to) {
      request.reject(new ModalError('FRAME_LOAD_FAILED', 'W3mFrame: iframe is not set'))
      return
    }
    const id = `${prefix}${randomText(window)}`
    const { event, payload } = request
    const type = `${APP_PREFIX}${event}`
    posted.set(id, request)
    request.wasPosted = true
    try {
      to.postMessage(payload === undefined ? { id, type } : { id, type, payload }, origin)
    } catch {
      // The payload must be cloneable: no functions or proxies.
      request.reject(new ModalError('INVALID_PARAMS', `${event} cannot be sent`))
    }
  }

  const waitFor: OpenRequests['waitFor'] = (
    asked,
    signal,
    { limitMs = REQUEST_TIMEOUT_MS, withdrawal },
  ) =>
    new Promise((resolve, reject) => {
      const over = new AbortController()
      const giveUp = () => {
        const id = getPostedId(request)
        request.reject(toAbortError(signal))
        if (withdrawal && id !== undefined)
          withdraw(id, new AbortController().signal).catch(() => undefined)
      }
      const withdrawRequest = () => {
        const id = getPostedId(request)
        const decline = () => withdrawal && request.reject(toAbortError(withdrawal))
        if (id === undefined) return decline()
        withdraw(id, over.signal).catch((thrown: unknown) => {
          const isUnknown = thrown instanceof ModalError && thrown.code === 'FRAME_REQUEST_TIMEOUT'
          if (isUnknown) decline()
        })
      }
      const end = () => {
        over.abort()
        signal.removeEventListener('abort', giveUp)
        withdrawal?.removeEventListener('abort', withdrawRequest)
        open.delete(request)
        const id = getPostedId(request)
        if (id !== undefined) posted.delete(id)
      }
      const request: Open = {
        ...asked,
        wasPosted: false,
        resolve(answer) {
          end()
          resolve(answer)
        },
        reject(error) {
          end()
          if (!request.wasPosted) markUnsent(error)
          reject(error)
        },
      }
      signal.addEventListener('abort', giveUp, { once: true })
      withdrawal?.addEventListener('abort', withdrawRequest, { once: true })
      open.add(request)
      if (isReady()) post(request)
      if (limitMs === null) return
      after(limitMs, over.signal, () =>
        request.reject(new ModalError('FRAME_REQUEST_TIMEOUT', 'iframe_request_timeout')),
      )
    })

  const withdraw = (id: string, signal: AbortSignal) =>
    waitFor({ event: 'RPC_ABORT', payload: { id }, isRepeatable: false }, signal, {
      limitMs: WITHDRAW_MS,
    })

  return {
    check(event, payload, signal) {
      if (signal.aborted) throw toAbortError(signal)
      if (!v.is(FRAME_EVENTS[event].payload, payload) || !isWithinSize(payload)) {
        throw new ModalError('INVALID_PARAMS', event)
      }
      if (open.size >= PENDING_TRANSACTIONS_MAX) {
        throw new ModalError('LIMIT_EXCEEDED', `${String(open.size)} requests wait for an answer`)
      }
    },
    waitFor,
    postAll() {
      for (const request of [...open]) post(request)
    },
    beginDocument({ isOurs }) {
      const lost = [...posted.values()]
      posted = new Map()
      prefix = randomText(window)
      for (const request of isOurs ? [] : lost) {
        if (request.isRepeatable) continue
        request.reject(new ModalError('FRAME_LOAD_FAILED', 'The frame was loaded anew meanwhile'))
      }
    },
    endDocument() {
      posted = new Map()
    },
    hearAnswer({ name, id, payload }) {
      // An unknown id was never sent, or belongs to an earlier document.
      const request = id === null ? undefined : posted.get(id)
      if (!request) return
      const { event } = request
      if (name === `${event}_SUCCESS`) {
        const read = v.safeParse(FRAME_EVENTS[event].answer, payload)
        if (read.success) request.resolve(read.output)
        else request.reject(new ModalError('SERVICE_ANSWER_INVALID', event))
      } else if (name === `${event}_ERROR`) {
        const read = v.safeParse(frameErrorSchema, payload)
        request.reject(toFrameFailure(event, read.success ? read.output : undefined))
      }
    },
    rejectAll(error) {
      for (const request of [...open]) request.reject(error)
    },
  }
}
