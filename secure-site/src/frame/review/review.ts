/** How a request is presented: plain words and values, drawn by `drawReview`. */
export interface Review {
  readonly title: string
  /** What the user would do, in one sentence. */
  readonly lead?: string
  readonly blocks: readonly Block[]
  readonly warnings: readonly string[]
  readonly approveLabel: string
  /** Shown from the approval until it is done; the default text if absent. */
  readonly working?: string
  /** The request can't be carried out, so only Reject is offered. */
  readonly isRefused?: boolean
}

export type Block =
  | { readonly kind: 'rows'; readonly title?: string; readonly rows: readonly Row[] }
  /** The page's own text, shown verbatim and not trusted. */
  | { readonly kind: 'text'; readonly label: string; readonly text: string; readonly note?: string }
  | { readonly kind: 'tree'; readonly label: string; readonly nodes: readonly TreeNode[] }

export interface Row {
  readonly label: string
  readonly value: string
  /** `address`: in full, in groups of four. `amount`: large. */
  readonly form?: 'address' | 'amount' | 'code'
  readonly note?: string
}

/** A field of typed data: a leaf has a value, a group has children. */
export type TreeNode =
  | {
      readonly name: string
      readonly type: string
      readonly value: string
      readonly isAddress?: boolean
    }
  | { readonly name: string; readonly type: string; readonly children: readonly TreeNode[] }
