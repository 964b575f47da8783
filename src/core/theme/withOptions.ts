import type { ThemeOptions } from '../../domain/theme'
import { hostSheet } from '../../ui/controls/hostSheet'
import { cssVariables } from '../../ui/tokens/cssVariables'
import { hostTheme } from '../../ui/tokens/hostTheme'
import type { Theme } from '../../ui/tokens/Tokens'
import { createPartRules } from './themeParts'
import { createThemeWithOptions } from './createThemeWithOptions'

type Variables = Readonly<Record<string, string>>

/** Rows fit their icon with little padding. */
const COMPACT = '[data-wm-theme] [data-wm-part=row]{padding-block:3px}'

/**
 * Returns the host-dependent part of the card's stylesheet: all tokens, and rules of overridden
 * parts.
 */
export function createCardCss(variables: Variables, base: Theme, options: ThemeOptions): string {
  const theme = createThemeWithOptions(variables, base, options)
  return (
    cssVariables(theme) +
    (options.density === 'compact' ? COMPACT : '') +
    createPartRules(options.parts, 'on', theme.light, '[data-wm-theme] ')
  )
}

/** Returns the stylesheet of the page's buttons for a host with theme options. */
export function createHostCss(variables: Variables, scope: string, options: ThemeOptions): string {
  const theme = createThemeWithOptions(variables, hostTheme, options)
  return (
    cssVariables(theme, scope) +
    hostSheet +
    // Matches the specificity of the preceding rules.
    createPartRules(options.parts, 'host', theme.light, '[data-wm-host] .wm-host.wm-host')
  )
}
