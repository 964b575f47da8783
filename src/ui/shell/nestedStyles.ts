import type { IStyleSheetContext } from 'styled-components'

type Compile = IStyleSheetContext['stylis']

/**
 * Rules as they are written, one for each part: a browser that nests them (CSS Nesting, and declarations after nested
 * rules where they stand) reads them faster than they are taken apart by a script. `house/plainNesting` keeps them readable to both.
 */
const asWritten: Compile = Object.assign(
  (css: string, selector = '', prefix = '') => [`${prefix} ${selector}{${css}}`],
  { hash: '' },
)

/** Of a browser that can read them; null: styled-components takes them apart. */
export const nestedStyles = (): Compile | null =>
  'CSSNestedDeclarations' in globalThis ? asWritten : null
