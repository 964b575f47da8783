import { act, render } from '@testing-library/react'
import { within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { StrictMode, version } from 'react'
import { LiveRegion } from '../../../src/ui/shell/LiveRegion'
import { ShadowRoot } from '../../../src/ui/shell/ShadowRoot'
import { ThemeRoot } from '../../../src/ui/shell/ThemeRoot'

function contents(container: HTMLElement) {
  const root = container.querySelector('[data-wm-part="root"]')?.shadowRoot
  if (!root) throw new Error('no shadow root')
  return { root, ...within(root.firstElementChild as HTMLElement) }
}

it('renders into an open shadow root, in strict mode too', () => {
  const { container } = render(
    <StrictMode>
      <ShadowRoot>{root => <p>{String(root.host.tagName)}</p>}</ShadowRoot>
    </StrictMode>,
  )
  expect(contents(container).getByText('DIV')).toBeInTheDocument()
  expect(contents(container).root.childElementCount).toBe(1)
})

it('renders the same in small steps when the work is not urgent', async () => {
  const { container } = render(
    <StrictMode>
      <ShadowRoot calm>{root => <p>{String(root.host.tagName)}</p>}</ShadowRoot>
    </StrictMode>,
  )
  await act(async () => {})
  expect(contents(container).getByText('DIV')).toBeInTheDocument()
  expect(contents(container).root.childElementCount).toBe(1)
})

it('removes nothing from the page when strict mode reruns the effects, inner ones first', () => {
  const removed = jest.spyOn(Element.prototype, 'remove')
  const { container } = render(
    <StrictMode>
      <ShadowRoot>{() => <p>Meridian</p>}</ShadowRoot>
    </StrictMode>,
  )
  expect(contents(container).getByText('Meridian')).toBeInTheDocument()
  expect(removed).not.toHaveBeenCalled()
  removed.mockRestore()
})

it('hides inner events from the page’s listeners, including React’s', async () => {
  const page = jest.fn()
  const inside = jest.fn()
  document.addEventListener('click', page)
  document.addEventListener('keydown', page)
  const { container } = render(
    <div onClick={page} onKeyDown={page}>
      <ShadowRoot>{() => <button onClick={inside}>Meridian</button>}</ShadowRoot>
    </div>,
  )
  const button = contents(container).getByRole('button')
  await userEvent.click(button)
  act(() => button.focus())
  await userEvent.keyboard('a')
  expect(inside).toHaveBeenCalledTimes(1)
  expect(page).not.toHaveBeenCalled()
  document.removeEventListener('click', page)
  document.removeEventListener('keydown', page)
})

it.each(['wheel', 'touchmove'])(
  'can be scrolled by a %s while a dialog of the page blocks all other scrolling',
  type => {
    const keepStill = (event: Event) => event.preventDefault()
    document.addEventListener(type, keepStill, { passive: false })
    const { container } = render(<ShadowRoot>{() => <button>Meridian</button>}</ShadowRoot>)
    const scroll = new Event(type, { bubbles: true, cancelable: true, composed: true })
    contents(container).getByRole('button').dispatchEvent(scroll)
    expect(scroll.defaultPrevented).toBe(false)
    document.removeEventListener(type, keepStill)
  },
)

it.each(['cancel', 'close', 'toggle', 'beforetoggle'])(
  'keeps a %s of its dialog from a dialog of the page around it',
  type => {
    const page = jest.fn()
    const inside = jest.fn()
    // React 18 warns about a handler it does not know.
    const newer = version.startsWith('18.') ? {} : { onBeforeToggle: page }
    const { container } = render(
      <dialog open onCancel={page} onClose={page} onToggle={page} {...newer}>
        <ShadowRoot>{() => <dialog open onCancel={inside} onClose={inside} />}</ShadowRoot>
      </dialog>,
    )
    const dialog = contents(container).getByRole('dialog')
    act(() => void dialog.dispatchEvent(new Event(type)))
    expect(page).not.toHaveBeenCalled()
    expect(inside).toHaveBeenCalledTimes(type.includes('toggle') ? 0 : 1)
  },
)

it('carries theme, direction and language', () => {
  const { container } = render(
    <ThemeRoot mode="system" dir="rtl" lang="ar">
      x
    </ThemeRoot>,
  )
  expect(container.innerHTML).toBe('<div data-wm-theme="system" dir="rtl" lang="ar">x</div>')
})

describe('announcements', () => {
  const regions = (container: HTMLElement) => ({
    polite: container.querySelector('[aria-live="polite"]'),
    assertive: container.querySelector('[aria-live="assertive"]'),
  })

  it('are polite, and assertive for failures', () => {
    const { container, rerender } = render(<LiveRegion announcement={null} />)
    const { polite, assertive } = regions(container)
    rerender(<LiveRegion announcement={{ id: 1, text: 'Connected' }} />)
    expect(polite).toHaveTextContent('Connected')
    expect(assertive).toBeEmptyDOMElement()
    rerender(<LiveRegion announcement={{ id: 2, text: 'Declined', urgent: true }} />)
    expect(polite).toBeEmptyDOMElement()
    expect(assertive).toHaveTextContent('Declined')
  })

  it('are new text when the same words repeat, and untouched when nothing is new', () => {
    const { container, rerender } = render(<LiveRegion announcement={{ id: 1, text: 'Copied' }} />)
    const first = regions(container).polite?.firstElementChild
    rerender(<LiveRegion announcement={{ id: 1, text: 'Copied' }} />)
    expect(regions(container).polite?.firstElementChild).toBe(first)
    rerender(<LiveRegion announcement={{ id: 2, text: 'Copied' }} />)
    expect(regions(container).polite?.firstElementChild).not.toBe(first)
  })
})
