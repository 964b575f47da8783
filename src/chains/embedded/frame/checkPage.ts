import { ModalError } from '../../../domain/ModalError'
import { isOriginAllowed } from '../../../lib/links/originPattern'

/** The origins of the page and, if the browser exposes them, of its embedding pages. */
const getAncestorOrigins = ({ location }: Window): readonly string[] => [
  location.origin,
  ...((location as Partial<Pick<Location, 'ancestorOrigins'>>).ancestorOrigins ?? []),
]

/** @throws {ModalError} `FRAME_REFUSED` unless the page and its ancestors may embed the frame */
export function checkPage(window: Window, allowedOrigins: readonly string[]) {
  if (getAncestorOrigins(window).every(origin => isOriginAllowed(origin, allowedOrigins))) return
  throw new ModalError('FRAME_REFUSED', 'This page is not in allowedOrigins of embeddedWallet()')
}
