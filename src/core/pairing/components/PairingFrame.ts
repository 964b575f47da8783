import type { ReactNode } from 'react'

/** What the pairing view passes to the component of each platform. */
export interface PairingFrame {
  readonly testId: string
  /** The tabs, when the wallet has several platforms. */
  readonly head: ReactNode
}
