import * as v from 'valibot'
import { PENDING_TRANSACTIONS_MAX } from '../../../domain/limits'
import { ModalError } from '../../../domain/ModalError'
import { unsent } from '../../../domain/payment/nothingSent'
import type { EmbeddedPorts } from '../../../ports/embedded'
import { abortErrorOf } from '../../shared/raceAbort'
import {
  APP_PREFIX,
  FRAME_EVENTS,
  FRAME_NOTICES,
  frameErrorSchema,
  isFrameNotice,
  type AnswerOf,
  type FrameEvent,
  type FrameNotice,
  type PayloadOf,
} from '../protocol/frameEvents'
import { toFrameFailure } from '../protocol/toFrameFailure'
import { createFrameElement } from './createFrameElement'
import { createInbox, type FrameMessage } from './createInbox'
import { isWithinSize } from './isWithinSize'
import { refused, unreachable } from './loadFailures'

const LOAD_TIMEOUT_MS = 20_000
const REQUEST_TIMEOUT_MS = 120_000
/** A site that knows how to withdraw a request answers at once. */
const WITHDRAW_MS = 1_000
const READY_DELAY_MS = 500
/** The site's script speaks as soon as it runs; a page that loaded and stays silent this long is another one. */
const SILENCE_MS = 5_000

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

/** A request that has no answer yet. */
interface Open {
  readonly event: FrameEvent
  readonly payload: unknown
  readonly isRepeatable: boolean
  /** Whether any document heard of it. */
  wasPosted: boolean
  resolve(answer: unknown): void
  reject(error: Error): void
}

/** One document in the frame. What an earlier one answers has an id that is not known any more. */
interface Load {
  readonly prefix: string
  readonly over: AbortController
  /** Requests that were posted to this document, by the ids they have there. */
  readonly posted: Map<string, Open>
  hasLoaded: boolean
  /** `heard`: it said that it is ready, and is given a moment more. */
  phase: 'silent' | 'heard' | 'ready'
}

const randomText = (window: Window): string =>
  [...window.crypto.getRandomValues(new Uint32Array(2))].map(part => part.toString(36)).join('')

/** The frame and the conversation with it (protocol §5.2, §5.3). */
export function createFrame({ ports, origin, url, onReady, onNotice }: FrameParts): Frame {
  const { window, delay } = ports
  const { document } = window
  const open = new Set<Open>()
  let element: HTMLIFrameElement | null = null
  let container: HTMLElement | null = null
  let load: Load | null = null
  let stopHearing = () => {}

  /** Runs after a time of the page's clock. A clock that throws leaves everything its other limits. */
  function after(ms: number, signal: AbortSignal, run: () => void) {
    delay(ms, signal).then(
      isDue => {
        if (isDue && !signal.aborted) run()
      },
      () => undefined,
    )
  }

  function forget() {
    load?.over.abort()
    load = null
    stopHearing()
    element?.remove()
    element = null
  }

  function remove(error: ModalError) {
    forget()
    for (const request of [...open]) request.reject(error)
  }

  function failUnlessHeard(current: Load, ms: number, error: () => ModalError) {
    after(ms, current.over.signal, () => {
      if (current.phase === 'silent') remove(error())
    })
  }

  /**
   * Another document begins in the frame. What the old one was asked is asked of the new one where that does no harm; what the
   * visitor may have approved there already is not.
   */
  function beginLoad({ isOurs }: { readonly isOurs: boolean }): Load {
    const lost = load ? [...load.posted.values()] : []
    load?.over.abort()
    const next: Load = {
      prefix: randomText(window),
      over: new AbortController(),
      posted: new Map(),
      hasLoaded: false,
      phase: 'silent',
    }
    load = next
    for (const request of isOurs ? [] : lost) {
      if (request.isRepeatable) continue
      request.reject(new ModalError('FRAME_LOAD_FAILED', 'The frame was loaded anew meanwhile'))
    }
    failUnlessHeard(next, LOAD_TIMEOUT_MS, () => unreachable(window, 'iframe_load_failed'))
    return next
  }

  function ensure() {
    // Another script of the page may have taken it out, and its document with it.
    if (element?.isConnected) return
    stopHearing()
    element?.remove()
    const body = document.body as HTMLElement | null
    if (!body) throw new ModalError('FRAME_LOAD_FAILED', 'W3mFrame: parent is not set')
    const made = createFrameElement(document, url())
    element = made
    made.addEventListener('load', () => {
      if (element === made) onDocument()
    })
    made.addEventListener('error', () => {
      if (element === made) remove(unreachable(window, 'Unable to load email login dependency'))
    })
    stopHearing = createInbox(
      { window, origin, now: ports.now },
      () => element?.contentWindow ?? null,
      hear,
    )
    beginLoad({ isOurs: false })
    const place = container?.isConnected ? container : body
    place.append(made)
  }

  /** A document finished loading. The second time in a row, it is another one than the one that was spoken to. */
  function onDocument() {
    const current = load?.hasLoaded ? beginLoad({ isOurs: false }) : load
    if (!current) return
    current.hasLoaded = true
    after(SILENCE_MS, current.over.signal, () => {
      if (current.phase === 'silent') failSilent(current)
    })
  }

  /** The browser loads a page of its own in place of a site that is down, as it does for one that refuses to be framed. */
  function failSilent({ over: { signal } }: Load) {
    ports.canReach(origin, signal).then(
      isThere => {
        if (signal.aborted) return
        if (!isThere) {
          remove(unreachable(window, 'The site does not answer'))
          return
        }
        const failure = refused(window, origin)
        ports.logger.log('error', failure.message)
        remove(failure)
      },
      () => undefined,
    )
  }

  function onReadyNotice() {
    const current = load?.phase === 'silent' ? load : load && beginLoad({ isOurs: false })
    if (!current) return
    current.phase = 'heard'
    after(READY_DELAY_MS, current.over.signal, () => {
      current.phase = 'ready'
      onReady()
      for (const request of [...open]) post(request, current)
    })
  }

  /** The id that a request has in the document of now. */
  const idOf = (request: Open): string | undefined =>
    [...(load?.posted ?? [])].find(([, each]) => each === request)?.[0]

  function post(request: Open, current: Load) {
    if (idOf(request) !== undefined) return
    const target = element?.contentWindow
    if (!target) {
      request.reject(new ModalError('FRAME_LOAD_FAILED', 'W3mFrame: iframe is not set'))
      return
    }
    const id = `${current.prefix}${randomText(window)}`
    const { event, payload } = request
    const type = `${APP_PREFIX}${event}`
    current.posted.set(id, request)
    request.wasPosted = true
    try {
      target.postMessage(payload === undefined ? { id, type } : { id, type, payload }, origin)
    } catch {
      // Only what can be cloned can be sent: no functions, no proxies.
      request.reject(new ModalError('INVALID_PARAMS', `${event} cannot be sent`))
    }
  }

  function hear({ name, id, payload }: FrameMessage) {
    if (isFrameNotice(name)) {
      if (!v.is(FRAME_NOTICES[name], payload)) return
      if (name === 'READY') onReadyNotice()
      else onNotice(name, payload)
      return
    }
    // Without an entry this page never asked, or asked a document that is gone.
    const request = id === null ? undefined : load?.posted.get(id)
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
  }

  function checkRequest(event: FrameEvent, payload: unknown, signal: AbortSignal) {
    if (signal.aborted) throw abortErrorOf(signal)
    if (!v.is(FRAME_EVENTS[event].payload, payload) || !isWithinSize(payload)) {
      throw new ModalError('INVALID_PARAMS', event)
    }
    if (open.size >= PENDING_TRANSACTIONS_MAX) {
      throw new ModalError('LIMIT_EXCEEDED', `${String(open.size)} requests wait for an answer`)
    }
    ensure()
  }

  const waitFor = (
    asked: Pick<Open, 'event' | 'payload' | 'isRepeatable'>,
    signal: AbortSignal,
    { limitMs = REQUEST_TIMEOUT_MS, withdrawal }: AskOptions,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const over = new AbortController()
      const giveUp = () => {
        const id = idOf(request)
        request.reject(abortErrorOf(signal))
        if (withdrawal && id !== undefined)
          withdraw(id, new AbortController().signal).catch(() => undefined)
      }
      const turnAway = () => {
        const id = idOf(request)
        const decline = () => withdrawal && request.reject(abortErrorOf(withdrawal))
        if (id === undefined) return decline()
        withdraw(id, over.signal).catch((thrown: unknown) => {
          const isUnknown = thrown instanceof ModalError && thrown.code === 'FRAME_REQUEST_TIMEOUT'
          if (isUnknown) decline()
        })
      }
      const end = () => {
        over.abort()
        signal.removeEventListener('abort', giveUp)
        withdrawal?.removeEventListener('abort', turnAway)
        open.delete(request)
        const id = idOf(request)
        if (id !== undefined) load?.posted.delete(id)
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
          if (!request.wasPosted) unsent(error)
          reject(error)
        },
      }
      signal.addEventListener('abort', giveUp, { once: true })
      withdrawal?.addEventListener('abort', turnAway, { once: true })
      open.add(request)
      if (load?.phase === 'ready') post(request, load)
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
    async ask<E extends FrameEvent>(
      event: E,
      payload: PayloadOf<E>,
      signal: AbortSignal,
      options: AskOptions = {},
    ): Promise<AnswerOf<E>> {
      checkRequest(event, payload, signal)
      const { isRepeatable = false } = options
      // Parsed by the schema of this very event when it was heard.
      return await waitFor({ event, payload, isRepeatable }, signal, options)
    },
    warm: ensure,
    element: () => (element?.isConnected ? element : null),
    setContainer(next) {
      container = next
      if (!element?.isConnected) return
      const place: HTMLElement = next?.isConnected ? next : document.body
      if (element.parentNode === place) return
      // Without it, which browsers lack that are supported, moving ends the document.
      const { moveBefore } = place as Partial<Pick<HTMLElement, 'moveBefore'>>
      if (moveBefore) {
        moveBefore.call(place, element, null)
        return
      }
      place.append(element)
      beginLoad({ isOurs: true })
    },
    remove,
  }
}
