import { hostSheet } from '../../ui/controls/hostSheet'
import { cssVariables } from '../../ui/tokens/cssVariables'
import { hostTheme } from '../../ui/tokens/hostTheme'
import { createTheme } from './createTheme'

/** Returns the stylesheet of the page's buttons for a host's variables, with all shades derived. */
export const createDerivedHostCss = (
  variables: Readonly<Record<string, string>>,
  scope: string,
): string => cssVariables(createTheme(variables, hostTheme), scope) + hostSheet
