import { readField } from '../../shared/readField'
import { FRAME_PREFIX } from '../protocol/frameEvents'
import { isWithinSize } from './isWithinSize'

const SECOND_MS = 1_000
/** The frame answers at most 99 requests; more than this is noise, and is dropped unread. */
const MESSAGES_PER_SECOND = 200

/** A message of the frame: who sent it is known, what it holds is not. */
export interface FrameMessage {
  /** Without its prefix, such as `GET_USER_SUCCESS`. */
  readonly name: string
  readonly id: string | null
  readonly payload: unknown
}

/**
 * Hears the frame and nothing else of the page: same window object, same origin (D6). What is too large, or too much for a second, is
 * dropped. Returns how to stop.
 */
export function createInbox(
  {
    window,
    origin,
    now,
  }: { readonly window: Window; readonly origin: string; readonly now: () => number },
  /** The window of the frame as it is now. */
  source: () => Window | null,
  hear: (message: FrameMessage) => void,
): () => void {
  let since = 0
  let heard = 0

  function isTooMuch() {
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
    if (isTooMuch()) return
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
