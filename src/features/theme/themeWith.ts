import type { ThemeOptions } from '../../domain/theme'
import type { Theme } from '../../ui/tokens/Tokens'
import { themeOf } from './themeOf'
import { themeTokens } from './themeTokens'

/** Returns a base theme with a host's options and variables applied. */
export const themeWith = (
  variables: Readonly<Record<string, string>>,
  base: Theme,
  options: ThemeOptions,
): Theme => themeOf(variables, base, themeTokens(options, base))
