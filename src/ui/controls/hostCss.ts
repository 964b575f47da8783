import { pictureSheet } from '../media/pictureSheet'
import { cssVariables } from '../tokens/cssVariables'
import { hostTheme } from '../tokens/hostTheme'
import { HOST_SCOPE, hostSheet } from './hostSheet'

/**
 * Everything the buttons in the host's page look like before any script ran: `host.css` of the package. The build writes
 * it; no code of the package imports this file.
 */
export const hostCss = cssVariables(hostTheme, HOST_SCOPE) + hostSheet + pictureSheet
