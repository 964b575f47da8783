import { pictureSheet } from '../media/pictureSheet'
import { cssVariables } from '../tokens/cssVariables'
import { hostTheme } from '../tokens/hostTheme'
import { HOST_SCOPE, hostSheet } from './hostSheet'

/**
 * The buttons' styles before any script runs: the package's `host.css`. The build writes it; no
 * code of the package imports this file.
 */
export const hostCss = cssVariables(hostTheme, HOST_SCOPE) + hostSheet + pictureSheet
