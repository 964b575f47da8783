import type { ReactNode } from 'react'
import { Header } from '../../src/ui/shell/Header'

/** A view below a card's heading, which takes the focus when a control of the view disappears. */
export const inCard = (view: ReactNode) => (
  <>
    <Header title="Card" titleId="card" />
    {view}
  </>
)
