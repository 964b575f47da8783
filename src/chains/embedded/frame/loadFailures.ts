import { ModalError } from '../../../domain/ModalError'

const isOffline = ({ navigator }: Window) => !navigator.onLine

/** The frame did not load within its time, or the browser said that it cannot. */
export const unreachable = (window: Window, detail: string): ModalError =>
  new ModalError('FRAME_LOAD_FAILED', isOffline(window) ? 'The device is offline' : detail)

/**
 * Something loaded in the frame, and it is not the site: a refusal to be framed, a page of an extension or of a proxy, an error page.
 * Browsers do not tell a page which, so all of them are named with what can be done.
 */
export const refused = (window: Window, origin: string): ModalError =>
  isOffline(window)
    ? unreachable(window, '')
    : new ModalError(
        'FRAME_REFUSED',
        `${origin} said nothing in its frame. Allow ${window.location.origin} in the list of origins of that site (its ` +
          `frame-ancestors), and ${origin} in this page's Content-Security-Policy (frame-src). An extension may also block it.`,
      )
