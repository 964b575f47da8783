import type { ThemeOptions } from '../../domain/theme'
import type { Theme } from '../../ui/tokens/Tokens'
import { createTheme } from './createTheme'
import { themeTokens } from './themeTokens'

/** Returns a base theme with a host's options and variables applied. */
export const createThemeWithOptions = (
  variables: Readonly<Record<string, string>>,
  base: Theme,
  options: ThemeOptions,
): Theme => createTheme(variables, base, themeTokens(options, base))
