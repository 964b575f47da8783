import { forwardRef, type ReactNode, type Ref } from 'react'

export type ThemeMode = 'light' | 'dark' | 'system'

export interface ThemeRootProps {
  readonly mode: ThemeMode
  /** Distinguishes roots with different themes in one document; written to `data-wm-scope`. */
  readonly scope?: string | undefined
  readonly dir?: 'ltr' | 'rtl' | undefined
  readonly lang?: string | undefined
  /** A span that takes part in the host's line of text, for buttons in the page. */
  readonly inline?: boolean | undefined
  readonly children?: ReactNode
}

/** The element that carries every token; what stands inside it is drawn in this theme and direction. */
export const ThemeRoot = forwardRef(function ThemeRoot(
  { mode, scope, dir, lang, inline = false, children }: ThemeRootProps,
  ref: Ref<HTMLElement>,
) {
  const attributes = { 'data-wm-theme': mode, 'data-wm-scope': scope, dir, lang }
  return inline ? (
    <span ref={ref} {...attributes}>
      {children}
    </span>
  ) : (
    <div ref={ref as Ref<HTMLDivElement>} {...attributes}>
      {children}
    </div>
  )
})
