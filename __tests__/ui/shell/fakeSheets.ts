/** A constructable style sheet, which jsdom does not have. */
export class FakeSheet {
  cssRules: string[] = []

  replaceSync(text: string) {
    this.cssRules = [text]
  }

  insertRule(rule: string, index: number) {
    if (rule.includes('unreadable')) throw new SyntaxError('cannot read')
    this.cssRules.splice(index, 0, rule)
    return index
  }

  deleteRule(index: number) {
    this.cssRules.splice(index, 1)
  }
}

/** Gives the page constructable sheets and returns a function that removes them. */
export function installFakeSheets() {
  const real = window.CSSStyleSheet
  Object.defineProperty(window, 'CSSStyleSheet', { value: FakeSheet, configurable: true })
  Object.defineProperty(document, 'adoptedStyleSheets', {
    value: [],
    writable: true,
    configurable: true,
  })
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
    configurable: true,
    get(this: object) {
      return sheets.get(this) ?? []
    },
    set(this: object, value: FakeSheet[]) {
      sheets.set(this, value)
    },
  })
  const sheets = new WeakMap<object, FakeSheet[]>()
  return () => {
    Object.defineProperty(window, 'CSSStyleSheet', { value: real, configurable: true })
    Reflect.deleteProperty(document, 'adoptedStyleSheets')
    Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets')
  }
}

/** The text that a root shows through adopted sheets. */
export function adoptedText(root: Document | ShadowRoot): string {
  return root.adoptedStyleSheets
    .flatMap(sheet => (sheet as unknown as FakeSheet).cssRules)
    .join('\n')
}
