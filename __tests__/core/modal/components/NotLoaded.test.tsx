import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NotLoaded } from '../../../../src/core/modal/components/NotLoaded'
import { StringsContext } from '../../../../src/store/translation'
import { en } from '../../../../src/strings/en/allTexts'
import { renderView } from '../../../support/renderView'

const reload = () => screen.queryByRole('button', { name: 'Reload the page' })

describe('NotLoaded', () => {
  let isOnline = true
  beforeEach(() => {
    isOnline = true
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  })
  afterEach(() => jest.restoreAllMocks())

  it('offers to reload the page after a retry failed', () => {
    const { unmount } = renderView(<NotLoaded failures={1} onRetry={jest.fn()} />)
    expect(reload()).toBeNull()
    unmount()
    renderView(<NotLoaded failures={2} onRetry={jest.fn()} />)
    expect(reload()).toBeVisible()
  })

  it('offers no reload while the browser is offline, which would lose the page', () => {
    isOnline = false
    renderView(<NotLoaded failures={2} onRetry={jest.fn()} />)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(reload()).toBeNull()
  })

  it('retries instead when the browser goes offline after the offer', async () => {
    const onRetry = jest.fn()
    renderView(<NotLoaded failures={2} onRetry={onRetry} />)
    isOnline = false
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['hands its focus to the heading', 'Try again', 'Heading'],
    ['leaves the focus where it is elsewhere', 'Elsewhere', 'Elsewhere'],
  ])('%s when it disappears', (_what, before, after) => {
    const card = (isMissing: boolean) => (
      <StringsContext.Provider value={en}>
        <h2 tabIndex={-1}>Heading</h2>
        <button>Elsewhere</button>
        {isMissing && <NotLoaded failures={1} onRetry={jest.fn()} />}
      </StringsContext.Provider>
    )
    const { rerender } = render(card(true))
    screen.getByRole('button', { name: before }).focus()
    rerender(card(false))
    expect(screen.getByText(after)).toHaveFocus()
  })
})
