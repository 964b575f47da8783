import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EmbeddedCard } from '../../../src/ui/shell/EmbeddedCard'
import { Header } from '../../../src/ui/shell/Header'

it('is a named region that leaves Escape, focus and scrolling unchanged', async () => {
  const page = jest.fn()
  document.addEventListener('keydown', page)
  render(
    <EmbeddedCard labelledBy="title">
      <Header titleId="title" title="Choose a wallet" />
    </EmbeddedCard>,
  )
  expect(screen.getByRole('region', { name: 'Choose a wallet' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(page).toHaveBeenCalledTimes(1)
  expect(document.documentElement.style.overflow).toBe('')
  expect(document.body).toHaveFocus()
  document.removeEventListener('keydown', page)
})
