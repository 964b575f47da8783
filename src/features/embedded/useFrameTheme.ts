import { useCallback } from 'react'
import type { EmbeddedTheme } from '../../ports/embedded'
import { useModalSelector } from '../../store/context'
import {
  selectThemeMode,
  selectThemeOptions,
  selectThemeVariables,
} from '../../core/theme/themeSlice'
import { toFrameTheme } from './toFrameTheme'

const darkQuery = ({ ownerDocument: { defaultView } }: Element): MediaQueryList | undefined =>
  defaultView?.matchMedia?.('(prefers-color-scheme: dark)')

/** Reports the frame's theme at once and on each system change; returns an unsubscribe function. */
export type FollowTheme = (place: Element, tell: (theme: EmbeddedTheme) => void) => () => void

/** Returns a new function whenever the theme changes. */
export function useFrameTheme(): FollowTheme {
  const mode = useModalSelector(selectThemeMode)
  const variables = useModalSelector(selectThemeVariables)
  const options = useModalSelector(selectThemeOptions)
  return useCallback(
    (place, tell) => {
      const query = mode === 'system' ? darkQuery(place) : undefined
      const isDark = () => (query ? query.matches : mode === 'dark')
      const tellNow = () => tell(toFrameTheme(isDark() ? 'dark' : 'light', variables, options))
      tellNow()
      query?.addEventListener('change', tellNow)
      return () => query?.removeEventListener('change', tellNow)
    },
    [mode, variables, options],
  )
}
