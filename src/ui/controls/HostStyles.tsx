import { useInsertionEffect, type ReactNode } from 'react'
import type { ThemeMode } from '../shell/ThemeRoot'
import { adoptStyles } from './adoptStyles'

interface HostStylesProps {
  readonly css: string
  readonly mode: ThemeMode
  readonly dir: 'ltr' | 'rtl'
  /** For browsers without constructable style sheets. */
  readonly nonce?: string | undefined
  readonly children: ReactNode
}

/** Theme, direction and rules for a part rendered in the host's own page. */
export function HostStyles({ css, mode, dir, nonce, children }: HostStylesProps) {
  useInsertionEffect(() => adoptStyles(document, css, nonce), [css, nonce])
  return (
    <span data-wm-host="" data-wm-theme={mode} dir={dir}>
      {children}
    </span>
  )
}
