import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Body } from '../../../src/ui/shell/Body'

describe('Body', () => {
  let resize: () => void = () => undefined
  class Watcher {
    constructor(onResize: () => void) {
      resize = () => act(onResize)
    }
    observe = () => undefined
    disconnect = () => undefined
  }

  beforeEach(() => {
    Object.assign(window, { ResizeObserver: Watcher })
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'ResizeObserver')
  })

  const draw = (content: ReactNode) => (
    <>
      <h2 id="title" data-wm-part="title">
        Review send
      </h2>
      <Body data-testid="body">{content}</Body>
    </>
  )
  const body = () => screen.getByTestId('body')

  /** Sets the sizes that jsdom does not lay out. */
  const give = (scrollHeight: number) => {
    Object.defineProperties(body(), {
      clientHeight: { value: 300, configurable: true },
      scrollHeight: { value: scrollHeight, configurable: true },
    })
    resize()
  }
  /** Flushes document changes, which arrive a moment later. */
  const told = () => act(() => Promise.resolve())

  it('is a tab stop named by the card while it scrolls, and none while all of it is visible', () => {
    render(draw('rows'))
    give(300)
    expect(body()).not.toHaveAttribute('tabindex')
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
    give(600)
    expect(body()).toHaveAttribute('tabindex', '0')
    expect(screen.getByRole('group', { name: 'Review send' })).toBe(body())
    give(300)
    expect(body()).not.toHaveAttribute('tabindex')
  })

  it.each([
    ['a button', <button key="a">Copy</button>],
    [
      'a link',
      <a key="a" href="https://page.example">
        More
      </a>,
    ],
    ['a field', <input key="a" aria-label="Name" />],
    ['a text that takes the focus', <p key="a" tabIndex={0} />],
  ])('leaves the tab order to %s inside it', (_what, content) => {
    render(draw(content))
    give(600)
    expect(body()).not.toHaveAttribute('tabindex')
  })

  it.each([
    [
      'is disabled',
      <button key="a" disabled>
        Copy
      </button>,
    ],
    ['is out of the tab order', <button key="a" tabIndex={-1} />],
    [
      'is out of reach',
      <div key="a" ref={element => element?.setAttribute('inert', '')}>
        <button>Copy</button>
      </div>,
    ],
  ])('is a tab stop beside a control that %s', (_how, content) => {
    render(draw(content))
    give(600)
    expect(body()).toHaveAttribute('tabindex', '0')
  })

  it('follows the controls that appear and disappear in it', async () => {
    const { rerender } = render(draw('rows'))
    give(600)
    rerender(draw(<button>Copy</button>))
    await told()
    expect(body()).not.toHaveAttribute('tabindex')
    rerender(draw('rows'))
    await told()
    expect(body()).toHaveAttribute('tabindex', '0')
  })

  it('keeps its focus, and leaves the tab order once it loses it', async () => {
    const { rerender } = render(draw('rows'))
    give(600)
    body().focus()
    rerender(draw(<button>Copy</button>))
    await told()
    expect(body()).toHaveFocus()
    expect(body()).toHaveAttribute('tabindex', '0')
    screen.getByRole('button').focus()
    expect(body()).not.toHaveAttribute('tabindex')
  })
})
