import type { ThemeOptions } from '../../domain/theme'
import type { Theme } from '../../ui/tokens/Tokens'
import { themeOf } from './themeOf'
import { themeTokens } from './themeTokens'

/** The theme that a host's options make of a base, and its variables of that. */
export const themeWith = (
  variables: Readonly<Record<string, string>>,
  base: Theme,
  options: ThemeOptions,
): Theme => themeOf(variables, base, themeTokens(options, base))
