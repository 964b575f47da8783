import { useCallback } from 'react'
import type { EmbeddedTheme } from '../../ports/embedded'
import { useModalSelector } from '../../store/context'
import { selectThemeMode, selectThemeVariables } from '../theme/themeSlice'
import { frameTheme } from './frameTheme'

const prefersDark = ({ ownerDocument: { defaultView } }: Element): boolean =>
  defaultView?.matchMedia?.('(prefers-color-scheme: dark)').matches === true

/** How the frame is to look at a place in the card; another function once the page looks different. */
export function useFrameTheme(): (place: Element) => EmbeddedTheme {
  const mode = useModalSelector(selectThemeMode)
  const variables = useModalSelector(selectThemeVariables)
  return useCallback(
    place => {
      const isDark = mode === 'system' ? prefersDark(place) : mode === 'dark'
      return frameTheme(isDark ? 'dark' : 'light', variables)
    },
    [mode, variables],
  )
}
