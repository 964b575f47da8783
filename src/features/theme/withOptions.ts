import type { ThemeOptions } from '../../domain/theme'
import { hostSheet } from '../../ui/controls/hostSheet'
import { cssVariables } from '../../ui/tokens/cssVariables'
import { hostTheme } from '../../ui/tokens/hostTheme'
import type { Theme } from '../../ui/tokens/Tokens'
import { partRules } from './themeParts'
import { themeWith } from './themeWith'

type Variables = Readonly<Record<string, string>>

/** Rows have room for their picture, and little more. */
const COMPACT = '[data-wm-theme] [data-wm-part=row]{padding-block:3px}'

/** The part of the card's sheet that depends on the host: every token, and the rules of the parts it overrides. */
export function cardCssWith(variables: Variables, base: Theme, options: ThemeOptions): string {
  const theme = themeWith(variables, base, options)
  return (
    cssVariables(theme) +
    (options.density === 'compact' ? COMPACT : '') +
    partRules(options.parts, 'on', theme.light, '[data-wm-theme] ')
  )
}

/** The sheet of the buttons in the host's page, for a host with a theme. */
export function hostCssWith(variables: Variables, scope: string, options: ThemeOptions): string {
  const theme = themeWith(variables, hostTheme, options)
  return (
    cssVariables(theme, scope) +
    hostSheet +
    // As exact as the rules before them.
    partRules(options.parts, 'host', theme.light, '[data-wm-host] .wm-host.wm-host')
  )
}
