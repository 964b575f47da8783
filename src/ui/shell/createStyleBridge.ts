import type { IStyleSheetContext } from 'styled-components'

type StyledSheet = IStyleSheetContext['styleSheet']

/** Where styles are inserted: a document, or a shadow root inside one. */
export type StyleRoot = Document | ShadowRoot

/**
 * Carries styled-components' rules into a root without inline style elements, which a strict CSP
 * would refuse.
 */
export interface StyleBridge {
  /** The styled-components sheet of this root, created from the surrounding one on first use. */
  sheetFrom(surrounding: StyledSheet): StyledSheet
  /**
   * Inserts the bridge's rules and this CSS into the root until the returned function is called.
   */
  attach(css: string): () => void
  /** Copies rules written since the last flush; call it before measuring. */
  flush(): void
}

const UNREADABLE_RULE = '@media not all{}'

const getDocument = (root: StyleRoot): Document =>
  root.nodeType === 9 ? (root as Document) : (root.ownerDocument ?? document)

function constructableSheet(root: StyleRoot): typeof CSSStyleSheet | null {
  const Sheet = getDocument(root).defaultView?.CSSStyleSheet
  return Sheet && 'replaceSync' in Sheet.prototype && 'adoptedStyleSheets' in root ? Sheet : null
}

/**
 * Mirrors the rules of a style element in a sheet one by one, which leaves running animations
 * alone.
 */
function mirrorRules(source: Node, sheet: CSSStyleSheet) {
  const mirrored: Node[] = []
  return () => {
    const rules = Array.from(source.childNodes).flatMap(style => Array.from(style.childNodes))
    const live = new Set<Node>(rules)
    for (let index = mirrored.length - 1; index >= 0; index--) {
      const node = mirrored[index]
      if (node && live.has(node)) continue
      mirrored.splice(index, 1)
      sheet.deleteRule(index)
    }
    rules.forEach((node, index) => {
      if (mirrored[index] === node) return
      mirrored.splice(index, 0, node)
      try {
        sheet.insertRule(node.textContent ?? '', index)
      } catch {
        // A rule this browser cannot parse keeps its place, so that the other indexes still match.
        sheet.insertRule(UNREADABLE_RULE, index)
      }
    })
  }
}

function adoptedBridge(root: StyleRoot, Sheet: typeof CSSStyleSheet): StyleBridge {
  const target = getDocument(root).createElement('div')
  const rules = new Sheet()
  const copy = mirrorRules(target, rules)
  const observer = new MutationObserver(copy)
  const texts = new Map<string, { readonly sheet: CSSStyleSheet; users: number }>()
  let styled: StyledSheet | undefined
  let users = 0

  const flush = () => {
    if (observer.takeRecords().length > 0) copy()
  }
  const adopt = () => {
    const ours = new Set([rules, ...[...texts.values()].map(entry => entry.sheet)])
    const theirs = root.adoptedStyleSheets.filter(sheet => !known.has(sheet))
    known = ours
    root.adoptedStyleSheets = [
      ...theirs,
      ...[...ours].filter(sheet => sheet !== rules),
      ...(users > 0 ? [rules] : []),
    ]
  }
  let known = new Set<CSSStyleSheet>()

  return {
    sheetFrom(surrounding) {
      styled ??= surrounding.reconstructWithOptions({ target, useCSSOMInjection: false }, false)
      return styled
    },
    attach(css) {
      let entry = texts.get(css)
      if (!entry) {
        entry = { sheet: new Sheet(), users: 0 }
        entry.sheet.replaceSync(css)
        texts.set(css, entry)
      }
      const text = entry
      text.users++
      if (users++ === 0) observer.observe(target, { childList: true, subtree: true })
      copy() // The observer was off while the bridge had no users.
      adopt()
      return () => {
        if (--text.users === 0) texts.delete(css)
        if (--users === 0) observer.disconnect()
        adopt()
      }
    },
    flush,
  }
}

/**
 * For browsers without constructable sheets: ordinary style elements, which a strict CSP admits by
 * nonce only.
 */
function elementBridge(root: StyleRoot, nonce: string | undefined): StyleBridge {
  const target = root.nodeType === 9 ? getDocument(root).head : root
  let styled: StyledSheet | undefined
  return {
    sheetFrom(surrounding) {
      // The types ask for an element; styled-components also accepts a shadow root.
      styled ??= surrounding.reconstructWithOptions(
        { target: target as HTMLElement | ShadowRoot, ...(nonce === undefined ? null : { nonce }) },
        false,
      )
      return styled
    },
    attach(css) {
      const element = getDocument(root).createElement('style')
      if (nonce !== undefined) element.nonce = nonce
      element.textContent = css
      target.insertBefore(element, target.firstChild)
      return () => element.remove()
    },
    flush() {},
  }
}

/** Creates the bridge of one root; `nonce` matters only without constructable style sheets. */
export function createStyleBridge(root: StyleRoot, nonce?: string): StyleBridge {
  const Sheet = constructableSheet(root)
  return Sheet ? adoptedBridge(root, Sheet) : elementBridge(root, nonce)
}
