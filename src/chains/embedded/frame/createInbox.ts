import { readField } from '../../shared/readField'
import { FRAME_PREFIX } from '../protocol/frameEvents'
import { isWithinSize } from './isWithinSize'

const SECOND_MS = 1_000
/** The frame has at most 99 requests to answer; messages beyond this rate are dropped unread. */
const MESSAGES_PER_SECOND = 200

/** A message from the frame, with an unvalidated payload. */
export interface FrameMessage {
  /** Without its prefix, such as `GET_USER_SUCCESS`. */
  readonly name: string
  readonly id: string | null
  readonly payload: unknown
}

/**
 * Listens to the frame's window and origin only (D6), within size and rate limits. Returns the
 * function that stops it.
 */
export function createInbox(
  {
    window,
    origin,
    now,
  }: { readonly window: Window; readonly origin: string; readonly now: () => number },
  /** The frame's current window. */
  source: () => Window | null,
  hear: (message: FrameMessage) => void,
): () => void {
  let since = 0
  let heard = 0

  function isRateExceeded() {
    const time = now()
    if (time - since >= SECOND_MS || time < since) {
      since = time
      heard = 0
    }
    heard += 1
    return heard > MESSAGES_PER_SECOND
  }

  function onMessage(event: MessageEvent<unknown>) {
    const expected = source()
    if (expected === null || event.source !== expected || event.origin !== origin) return
    if (isRateExceeded()) return
    const { data } = event
    const type = readField(data, 'type')
    if (typeof type !== 'string' || !type.startsWith(FRAME_PREFIX) || !isWithinSize(data)) return
    const id = readField(data, 'id')
    hear({
      name: type.slice(FRAME_PREFIX.length),
      id: typeof id === 'string' ? id : null,
      payload: readField(data, 'payload'),
    })
  }

  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}
