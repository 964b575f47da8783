import { hostSheet } from '../../ui/controls/hostSheet'
import { cssVariables } from '../../ui/tokens/cssVariables'
import { hostTheme } from '../../ui/tokens/hostTheme'
import { themeOf } from './themeOf'

/** The sheet of the buttons in the host's page for a host with values of its own, every shade worked out. */
export const derivedHostCss = (
  variables: Readonly<Record<string, string>>,
  scope: string,
): string => cssVariables(themeOf(variables, hostTheme), scope) + hostSheet
