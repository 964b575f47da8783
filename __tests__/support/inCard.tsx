import type { ReactNode } from 'react'
import { Header } from '../../src/ui/shell/Header'

/** A view below the heading of a card, which takes the focus where a control of the view goes away. */
export const inCard = (view: ReactNode) => (
  <>
    <Header title="Card" titleId="card" />
    {view}
  </>
)
