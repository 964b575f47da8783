import type { ReactNode } from 'react'

/** What the view around a way into a wallet gives it. */
export interface PairingFrame {
  readonly testId: string
  /** The tabs, where there are several ways. */
  readonly head: ReactNode
}
