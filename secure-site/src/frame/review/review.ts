/** What a request is shown as: plain words and values, drawn by `renderReview`. */
export interface Review {
  readonly title: string
  /** What the visitor would do, in one sentence. */
  readonly lead?: string
  readonly blocks: readonly Block[]
  readonly warnings: readonly string[]
  readonly approveLabel: string
  /** Shown after the approval, until it is done; that it is being signed, unless told. */
  readonly working?: string
  /** The request can't be carried out: only Reject is offered. */
  readonly isRefused?: boolean
}

export type Block =
  | { readonly kind: 'rows'; readonly title?: string; readonly rows: readonly Row[] }
  /** Text of the page, shown as it is, without being trusted. */
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
