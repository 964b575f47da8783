import type { ReactNode } from 'react'

export type ThemeMode = 'light' | 'dark' | 'system'

export interface ThemeRootProps {
  readonly mode: ThemeMode
  readonly dir?: 'ltr' | 'rtl' | undefined
  readonly lang?: string | undefined
  readonly children?: ReactNode
}

/** The element that carries the tokens and sets theme and direction for its content. */
export function ThemeRoot({ mode, ...rest }: ThemeRootProps) {
  return <div data-wm-theme={mode} {...rest} />
}
