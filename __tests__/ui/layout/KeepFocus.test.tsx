import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { KeepFocus } from '../../../src/ui/layout/KeepFocus'
import { inCard } from '../../support/inCard'

const SEND = <button>Send</button>
const STOP = <button>Stop waiting</button>

const view = (stage: string, content: ReactNode) =>
  inCard(<KeepFocus stage={stage}>{content}</KeepFocus>)
const title = () => screen.getByRole('heading', { name: 'Card' })

/** Keyed, so that each drawing makes them anew. */
const places = (stage: string, checked: string) => (
  <div key={stage} role="radiogroup">
    {['Phone', 'Browser'].map(place => (
      <button key={place} role="radio" aria-checked={place === checked}>
        {place}
      </button>
    ))}
  </div>
)

describe('KeepFocus', () => {
  it('gives the heading of the card the focus of a control that goes away', () => {
    const { rerender } = render(view('review', SEND))
    screen.getByText('Send').focus()
    rerender(view('waiting', <p>Approve in your wallet</p>))
    expect(title()).toHaveFocus()
  })

  it('makes no part of the view a stop without a name', () => {
    render(view('review', SEND))
    expect(screen.getByText('Send').closest('[tabindex]')).toBeNull()
  })

  it('leaves the focus to a control that stays', () => {
    const { rerender } = render(view('review', SEND))
    screen.getByText('Send').focus()
    rerender(view('failed', SEND))
    expect(screen.getByText('Send')).toHaveFocus()
  })

  it('takes no focus that is elsewhere', () => {
    const { rerender } = render(view('review', SEND))
    rerender(view('waiting', STOP))
    expect(document.body).toHaveFocus()
  })

  it('gives it to the chosen one where a choice is drawn anew', () => {
    const { rerender } = render(view('phone', places('phone', 'Phone')))
    screen.getByText('Phone').focus()
    rerender(view('browser', places('browser', 'Browser')))
    expect(screen.getByText('Browser')).toHaveFocus()
  })

  it('gives it to the heading where a choice goes away', () => {
    const { rerender } = render(view('phone', places('phone', 'Phone')))
    screen.getByText('Phone').focus()
    rerender(view('done', <p>Connected</p>))
    expect(title()).toHaveFocus()
  })
})
