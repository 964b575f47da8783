import type { CSSProperties } from 'react'

/** Props every part passes on to its outermost element. */
export interface ElementProps {
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}
