import { ModalError } from '../../../domain/ModalError'

const isOffline = ({ navigator }: Window) => !navigator.onLine

/** Returns the error for a frame that did not load. */
export const createUnreachableError = (window: Window, detail: string): ModalError =>
  new ModalError('FRAME_LOAD_FAILED', isOffline(window) ? 'The device is offline' : detail)

/**
 * Returns the error for a frame that loaded another page, such as a framing refusal or an
 * extension's page. Browsers do not expose which, so the message covers all.
 */
export const refused = (window: Window, origin: string): ModalError =>
  isOffline(window)
    ? createUnreachableError(window, '')
    : new ModalError(
        'FRAME_REFUSED',
        `${origin} said nothing in its frame. Allow ${window.location.origin} in the list of origins of that site (its ` +
          `frame-ancestors), and ${origin} in this page's Content-Security-Policy (frame-src). An extension may also block it.`,
      )
