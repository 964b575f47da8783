import type { ThemeOptions } from '../../domain/theme'
import type { EmbeddedTheme } from '../../ports/embedded'

const ACCENTS = { light: 'hsla(231, 100%, 70%, 1)', dark: 'hsla(230, 100%, 67%, 1)' } as const
const BACKGROUNDS = { light: '#fff', dark: '#121313' } as const

/** The modal's theme in the frame's format (protocol §14.2). */
export const toFrameTheme = (
  themeMode: EmbeddedTheme['themeMode'],
  variables: Readonly<Record<string, string>>,
  { accent, ...options }: ThemeOptions = {},
): EmbeddedTheme => ({
  themeMode,
  themeVariables: variables,
  w3mThemeVariables: {
    '--w3m-accent':
      variables['--w3m-accent'] ??
      variables['--wm-accent'] ??
      (typeof accent === 'object' ? accent[themeMode] : accent) ??
      ACCENTS[themeMode],
    '--w3m-background': options[themeMode]?.surface ?? BACKGROUNDS[themeMode],
  },
})
