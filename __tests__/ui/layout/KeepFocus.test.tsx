import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { KeepFocus } from '../../../src/ui/layout/KeepFocus'
import { inCard } from '../../support/inCard'

const SEND = <button>Send</button>
const STOP = <button>Stop waiting</button>

const view = (stage: string, content: ReactNode) =>
  inCard(<KeepFocus stage={stage}>{content}</KeepFocus>)
const title = () => screen.getByRole('heading', { name: 'Card' })

/** Keyed, so that each render recreates the elements. */
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
  it('moves the focus to the card’s heading when the focused control disappears', () => {
    const { rerender } = render(view('review', SEND))
    screen.getByText('Send').focus()
    rerender(view('waiting', <p>Approve in your wallet</p>))
    expect(title()).toHaveFocus()
  })

  it('adds no unnamed focus stop to the view', () => {
    render(view('review', SEND))
    expect(screen.getByText('Send').closest('[tabindex]')).toBeNull()
  })

  it('leaves the focus on a control that stays', () => {
    const { rerender } = render(view('review', SEND))
    screen.getByText('Send').focus()
    rerender(view('failed', SEND))
    expect(screen.getByText('Send')).toHaveFocus()
  })

  it('ignores a focus that is elsewhere', () => {
    const { rerender } = render(view('review', SEND))
    rerender(view('waiting', STOP))
    expect(document.body).toHaveFocus()
  })

  it('moves the focus to the chosen option when a choice is recreated', () => {
    const { rerender } = render(view('phone', places('phone', 'Phone')))
    screen.getByText('Phone').focus()
    rerender(view('browser', places('browser', 'Browser')))
    expect(screen.getByText('Browser')).toHaveFocus()
  })

  it('moves the focus to the heading when a choice disappears', () => {
    const { rerender } = render(view('phone', places('phone', 'Phone')))
    screen.getByText('Phone').focus()
    rerender(view('done', <p>Connected</p>))
    expect(title()).toHaveFocus()
  })
})
