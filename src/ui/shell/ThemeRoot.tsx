import type { ReactNode } from 'react'

export type ThemeMode = 'light' | 'dark' | 'system'

export interface ThemeRootProps {
  readonly mode: ThemeMode
  readonly dir?: 'ltr' | 'rtl' | undefined
  readonly lang?: string | undefined
  readonly children?: ReactNode
}

/** The element that carries every token; what stands inside it is drawn in this theme and direction. */
export function ThemeRoot({ mode, ...rest }: ThemeRootProps) {
  return <div data-wm-theme={mode} {...rest} />
}
