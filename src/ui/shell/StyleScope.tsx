import { createContext, useContext, useInsertionEffect, useMemo, type ReactNode } from 'react'
import { StyleSheetContext, StyleSheetManager } from 'styled-components'
import { createStyleBridge, type StyleBridge, type StyleRoot } from './createStyleBridge'
import { nestedStyles } from './nestedStyles'

export interface StyleScopeProps {
  /** Where the styles are inserted; the page's document by default. */
  readonly root?: StyleRoot | undefined
  /** CSS text inserted with the parts' own rules: tokens and the base sheet. */
  readonly css: string
  /** Nonce for browsers without constructable style sheets. */
  readonly nonce?: string | undefined
  readonly children?: ReactNode
}

/** One bridge per root, so that all buttons of a page share their rules; released with the root. */
const bridges = new WeakMap<StyleRoot, StyleBridge>()
const NO_PLUGINS: never[] = []

/** Flushes pending rules of the surrounding scope, for components that measure themselves. */
export const StyleFlushContext = createContext<() => void>(() => {})

function getStyleBridge(root: StyleRoot, nonce: string | undefined): StyleBridge {
  let bridge = bridges.get(root)
  if (!bridge) bridges.set(root, (bridge = createStyleBridge(root, nonce)))
  return bridge
}

/** The host's own styled-components settings must not apply inside. */
const NO_HOST_SETTINGS = { shouldForwardProp: undefined, stylisPlugins: NO_PLUGINS }

function ClientScope({ root, css, nonce, children }: StyleScopeProps & { root: StyleRoot }) {
  const { styleSheet } = useContext(StyleSheetContext)
  const bridge = useMemo(() => getStyleBridge(root, nonce), [root, nonce])
  const sheet = useMemo(() => bridge.sheetFrom(styleSheet), [bridge, styleSheet])
  // Insertion effects run before layout effects measure and before the first paint.
  useInsertionEffect(() => bridge.attach(css), [bridge, css])
  useInsertionEffect(() => bridge.flush())
  const nested = useMemo(() => {
    const stylis = nestedStyles()
    return stylis && { ...NO_HOST_SETTINGS, styleSheet: sheet, stylis }
  }, [sheet])
  return (
    <StyleFlushContext.Provider value={bridge.flush}>
      {nested ? (
        <StyleSheetContext.Provider value={nested}>{children}</StyleSheetContext.Provider>
      ) : (
        <StyleSheetManager {...NO_HOST_SETTINGS} sheet={sheet}>
          {children}
        </StyleSheetManager>
      )}
    </StyleFlushContext.Provider>
  )
}

/**
 * Inserts all styles inside it into one root, under any CSP that allows the package's script: rules
 * go through constructable style sheets, never inline style elements. On a server it only renders
 * its children.
 */
export function StyleScope({ root, ...props }: StyleScopeProps) {
  const target = root ?? (typeof document === 'undefined' ? undefined : document)
  return target ? <ClientScope root={target} {...props} /> : props.children
}
