import type { IStyleSheetContext } from 'styled-components'

type Compile = IStyleSheetContext['stylis']

/**
 * Passes rules through unparsed, one per component: a browser with CSS Nesting (including
 * declarations after nested rules) parses them faster than a script would. The lint rule
 * `house/plainNesting` keeps them valid for both.
 */
const compileNested: Compile = Object.assign(
  (css: string, selector = '', prefix = '') => [`${prefix} ${selector}{${css}}`],
  { hash: '' },
)

/** The compiler for browsers that can nest; null lets styled-components do it. */
export const nestedStyles = (): Compile | null =>
  'CSSNestedDeclarations' in globalThis ? compileNested : null
