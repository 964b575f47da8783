import * as v from 'valibot'
import { ModalError } from '../../../domain/ModalError'
import {
  FRAME_NOTICES,
  isFrameNotice,
  type FrameAnswer,
  type FrameEvent,
  type FramePayload,
} from '../protocol/frameEvents'
import { createRunAfter } from './createRunAfter'
import { createFrameElement } from './createFrameElement'
import { createInbox, type FrameMessage } from './createInbox'
import { createOpenRequests } from './createOpenRequests'
import type { AskOptions, Frame, FrameParts } from './Frame'
import { refused, createUnreachableError } from './loadFailures'

const LOAD_TIMEOUT_MS = 20_000
const READY_DELAY_MS = 500
/** The site's script reports ready at once; a page silent for this long is another one. */
const SILENCE_MS = 5_000

/** One document in the frame. */
interface Load {
  readonly over: AbortController
  hasLoaded: boolean
  /** `heard` is the short delay after the document reported ready. */
  phase: 'silent' | 'heard' | 'ready'
}

/** Creates the frame and the messaging with its documents (protocol §5.2, §5.3). */
export function createFrame({ ports, origin, url, onReady, onNotice }: FrameParts): Frame {
  const { window } = ports
  const { document } = window
  const after = createRunAfter(ports)
  let element: HTMLIFrameElement | null = null
  let container: HTMLElement | null = null
  let load: Load | null = null
  let stopListening = () => {}
  const target = () => element?.contentWindow ?? null
  const requests = createOpenRequests({
    window,
    origin,
    after,
    target,
    isReady: () => load?.phase === 'ready',
  })

  function remove(error: ModalError) {
    load?.over.abort()
    load = null
    requests.endDocument()
    stopListening()
    element?.remove()
    element = null
    requests.rejectAll(error)
  }

  function beginLoad(change: { readonly isOurs: boolean }): Load {
    load?.over.abort()
    const next: Load = { over: new AbortController(), hasLoaded: false, phase: 'silent' }
    load = next
    requests.beginDocument(change)
    after(LOAD_TIMEOUT_MS, next.over.signal, () => {
      if (next.phase === 'silent') remove(createUnreachableError(window, 'iframe_load_failed'))
    })
    return next
  }

  function ensureFrame() {
    // Another script of the page may have removed the element, which unloads its document.
    if (element?.isConnected) return
    stopListening()
    element?.remove()
    const body = document.body as HTMLElement | null
    if (!body) throw new ModalError('FRAME_LOAD_FAILED', 'W3mFrame: parent is not set')
    const made = createFrameElement(document, url())
    element = made
    made.addEventListener('load', () => {
      if (element === made) onDocument()
    })
    made.addEventListener('error', () => {
      if (element === made)
        remove(createUnreachableError(window, 'Unable to load email login dependency'))
    })
    stopListening = createInbox({ window, origin, now: ports.now }, target, handleMessage)
    beginLoad({ isOurs: false })
    const place = container?.isConnected ? container : body
    place.append(made)
  }

  /** A second load event in a row means that a new document replaced the previous one. */
  function onDocument() {
    const current = load?.hasLoaded ? beginLoad({ isOurs: false }) : load
    if (!current) return
    current.hasLoaded = true
    after(SILENCE_MS, current.over.signal, () => {
      if (current.phase === 'silent') failIfUnresponsive(current)
    })
  }

  /** Browsers show an error page both for a site that is down and for one that refuses framing. */
  function failIfUnresponsive({ over: { signal } }: Load) {
    ports.canReach(origin, signal).then(
      isThere => {
        if (signal.aborted) return
        if (!isThere) {
          remove(createUnreachableError(window, 'The site does not answer'))
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
      requests.postAll()
    })
  }

  function handleMessage(message: FrameMessage) {
    const { name, payload } = message
    if (!isFrameNotice(name)) return requests.hearAnswer(message)
    if (!v.is(FRAME_NOTICES[name], payload)) return
    if (name === 'READY') onReadyNotice()
    else onNotice(name, payload)
  }

  return {
    async ask<E extends FrameEvent>(
      event: E,
      payload: FramePayload<E>,
      signal: AbortSignal,
      options: AskOptions = {},
    ): Promise<FrameAnswer<E>> {
      requests.check(event, payload, signal)
      ensureFrame()
      const { isRepeatable = false } = options
      // The answer was parsed with this event's schema on arrival.
      return await requests.waitFor({ event, payload, isRepeatable }, signal, options)
    },
    warm: ensureFrame,
    element: () => (element?.isConnected ? element : null),
    setContainer(next) {
      container = next
      if (!element?.isConnected) return
      const place: HTMLElement = next?.isConnected ? next : document.body
      if (element.parentNode === place) return
      // Without `moveBefore`, which some supported browsers lack, moving reloads the document.
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
