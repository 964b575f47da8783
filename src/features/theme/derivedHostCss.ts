import { hostSheet } from '../../ui/controls/hostSheet'
import { cssVariables } from '../../ui/tokens/cssVariables'
import { hostTheme } from '../../ui/tokens/hostTheme'
import { themeOf } from './themeOf'

/** Returns the stylesheet of the page's buttons for a host's variables, with all shades derived. */
export const derivedHostCss = (
  variables: Readonly<Record<string, string>>,
  scope: string,
): string => cssVariables(themeOf(variables, hostTheme), scope) + hostSheet
