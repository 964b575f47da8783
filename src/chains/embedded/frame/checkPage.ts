import { ModalError } from '../../../domain/ModalError'
import { isOriginAllowed } from '../../../lib/links/originPattern'

/** The page itself, and where a browser tells, everything that holds it. */
const ancestorsOf = ({ location }: Window): readonly string[] => [
  location.origin,
  ...((location as Partial<Pick<Location, 'ancestorOrigins'>>).ancestorOrigins ?? []),
]

/** @throws {ModalError} `FRAME_REFUSED` where the page, or what holds it, is not among the origins that may hold the frame */
export function checkPage(window: Window, allowedOrigins: readonly string[]) {
  if (ancestorsOf(window).every(origin => isOriginAllowed(origin, allowedOrigins))) return
  throw new ModalError('FRAME_REFUSED', 'This page is not in allowedOrigins of embeddedWallet()')
}
