import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Segmented } from '../../../src/ui/controls/Segmented'

const SEGMENTS = ['one', 'two', 'three'].map(id => ({ id, label: id }))
const show = (selected: string) =>
  render(
    <Segmented label="Which" segments={SEGMENTS} selected={selected} onSelect={() => undefined} />,
  )

describe('Segmented', () => {
  it('is a single tab stop, at the chosen option', async () => {
    show('two')
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: 'two' })).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('is reachable while nothing is chosen', async () => {
    show('none of them')
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: 'one' })).toHaveFocus()
  })
})
