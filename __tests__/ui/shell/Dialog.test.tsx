import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState, type ReactNode } from 'react'
import { Dialog, type CloseRequest } from '../../../src/ui/shell/Dialog'
import { Header } from '../../../src/ui/shell/Header'

interface PageProps {
  readonly closes?: boolean
  readonly seen?: CloseRequest[]
  readonly shakeCount?: number
}

function Page({ closes = true, seen = [], shakeCount = 0 }: PageProps) {
  const [open, setOpen] = useState(false)
  const [clicks, setClicks] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  return (
    <div ref={body} onKeyDown={() => setClicks(clicks + 1)}>
      <button onClick={() => setOpen(true)}>Connect wallet</button>
      <Dialog
        open={open}
        labelledBy="title"
        shakeCount={shakeCount}
        onCloseRequested={by => {
          seen.push(by)
          if (closes) setOpen(false)
        }}
      >
        <Header titleId="title" title="Choose a wallet" end={<button>Close</button>} />
      </Dialog>
    </div>
  )
}

const part = (name: string) => {
  const element = document.querySelector(`[data-wm-part="${name}"]`)
  if (!(element instanceof HTMLElement)) throw new Error(`no ${name}`)
  return element
}

afterEach(() => {
  document.documentElement.style.overflow = ''
})

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
}

it('is named by its heading, which receives the focus when it opens', async () => {
  render(<Page />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await open()
  expect(screen.getByRole('dialog', { name: 'Choose a wallet' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Choose a wallet' })).toHaveFocus()
})

it('is laid out before it opens only if opening is expected, and stays invisible', () => {
  const dialog = (isReady: boolean, open = false) => (
    <Dialog open={open} isReady={isReady} onCloseRequested={() => {}} labelledBy="title">
      <Header titleId="title" title="Choose a wallet" />
    </Dialog>
  )
  const { rerender } = render(dialog(false))
  expect(part('dialog')).not.toHaveAttribute('data-wm-ready')
  rerender(dialog(true))
  expect(part('dialog')).toHaveAttribute('data-wm-ready')
  expect(getComputedStyle(part('dialog'))).toMatchObject({ display: 'block', visibility: 'hidden' })
  expect(screen.queryByRole('dialog')).toBeNull()
  // Opening keeps what is already laid out.
  rerender(dialog(false, true))
  expect(part('dialog')).toHaveAttribute('data-wm-ready')
  expect(screen.getByRole('dialog')).toBeVisible()
})

it('focuses a likely answer first, or its heading if that answer is unavailable', () => {
  const asked = (likely: ReactNode) => (
    <Dialog open onCloseRequested={() => {}} labelledBy="name">
      <h2 id="name" tabIndex={-1}>
        Choose a wallet
      </h2>
      {likely}
    </Dialog>
  )
  const { unmount } = render(asked(<button data-wm-likely>Heron</button>))
  expect(screen.getByRole('button', { name: 'Heron' })).toHaveFocus()
  unmount()
  render(asked(<button data-wm-likely hidden disabled />))
  expect(screen.getByRole('heading', { name: 'Choose a wallet' })).toHaveFocus()
})

it('returns the focus to its opener and the scrolling to the page', async () => {
  document.documentElement.style.overflow = 'scroll'
  render(<Page />)
  await open()
  expect(document.documentElement.style.overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toHaveFocus()
  expect(document.documentElement.style.overflow).toBe('scroll')
})

it('P22 handles Escape before the page can, however often it is pressed', async () => {
  const seen: CloseRequest[] = []
  const page = jest.fn()
  document.addEventListener('keydown', page, { capture: true })
  render(<Page closes={false} seen={seen} />)
  await open()
  await userEvent.keyboard('{Escape}{Escape}{Escape}')
  expect(seen).toEqual(['escape', 'escape', 'escape'])
  expect(page).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  document.removeEventListener('keydown', page, { capture: true })
})

it('leaves Escape to the page while it is closed, and to an input method during composition', async () => {
  const seen: CloseRequest[] = []
  const page = jest.fn()
  document.addEventListener('keydown', page)
  render(<Page seen={seen} />)
  await userEvent.keyboard('{Escape}')
  expect(page).toHaveBeenCalledTimes(1)
  await open()
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
  expect(seen).toEqual([])
  document.removeEventListener('keydown', page)
})

it('requests to close when the overlay is pressed, not when a press began in the card', async () => {
  const seen: CloseRequest[] = []
  render(<Page closes={false} seen={seen} />)
  await open()
  fireEvent.pointerDown(part('card'))
  fireEvent.click(part('overlay'))
  fireEvent.click(part('card'))
  expect(seen).toEqual([])
  fireEvent.pointerDown(part('overlay'))
  fireEvent.click(part('overlay'))
  expect(seen).toEqual(['overlay'])
})

it('prevents the browser’s own way of closing', async () => {
  const seen: CloseRequest[] = []
  render(<Page closes={false} seen={seen} />)
  await open()
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveAttribute('closedby', 'none')
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(dialog, cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(seen).toEqual(['escape'])
})

it('shakes once for each refusal, and never when it opens', async () => {
  const { rerender } = render(<Page shakeCount={3} />)
  await open()
  const card = part('card')
  expect(card).not.toHaveAttribute('data-shaking')
  rerender(<Page shakeCount={4} />)
  expect(card).toHaveAttribute('data-shaking', 'even')
  rerender(<Page shakeCount={5} />)
  expect(card).toHaveAttribute('data-shaking', 'odd')
  await userEvent.keyboard('{Escape}')
  await open()
  expect(part('card')).not.toHaveAttribute('data-shaking')
})

it('focuses its heading at once if the browser supports autofocus', async () => {
  const focused: Element[] = []
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      this.querySelector<HTMLElement>('[autofocus]')?.focus()
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  render(<Page />)
  const note = ({ target }: FocusEvent) => focused.push(target as Element)
  const dialog = part('dialog')
  dialog.addEventListener('focusin', note)
  await open()
  const heading = screen.getByRole('heading', { name: 'Choose a wallet' })
  expect(focused).toEqual([heading])
  expect(heading).not.toHaveAttribute('autofocus')
  dialog.removeEventListener('focusin', note)
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
})

it('P22 uses the top layer if the browser has one', async () => {
  const showModal = jest.fn(function showModal(this: HTMLDialogElement) {
    this.open = true
  })
  const close = jest.fn(function close(this: HTMLDialogElement) {
    this.open = false
  })
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  render(<Page />)
  await open()
  expect(showModal).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
})

describe('dragged by its handle on a small screen', () => {
  let isSmall = true
  const screens = new EventTarget()
  beforeEach(() => {
    isSmall = true
    const query = Object.defineProperty(screens, 'matches', {
      get: () => isSmall,
      configurable: true,
    })
    Object.defineProperty(window, 'matchMedia', { value: () => query, configurable: true })
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
  })
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia')
    jest.restoreAllMocks()
  })

  /** Waits until the chunk of the handle has loaded. */
  const handleCame = () =>
    act(async () => {
      await import('../../../src/ui/motion/createSheetDrag')
    })

  const pull = (to: number, durationMs = 1000) => {
    const handle = part('grab')
    const at = (type: string, clientY: number, timeStamp: number) => {
      const event = new MouseEvent(type, { bubbles: true, clientY })
      Object.defineProperties(event, {
        pointerId: { value: 1 },
        isPrimary: { value: true },
        timeStamp: { value: timeStamp },
      })
      fireEvent(handle, event)
    }
    at('pointerdown', 0, 0)
    at('pointermove', to / 2, durationMs / 2)
    at('pointermove', to, durationMs)
    const transform = part('card').style.transform
    at('pointerup', to, durationMs)
    return transform
  }

  it('has no handle in full screen', async () => {
    render(
      <Dialog open fullScreen labelledBy="title" onCloseRequested={() => undefined}>
        <Header titleId="title" title="Choose a wallet" />
      </Dialog>,
    )
    await handleCame()
    expect(document.querySelector('[data-wm-part="grab"]')).toBeNull()
    expect(part('header').dataset['sheet']).toBeUndefined()
  })

  it.each([
    ['past a third', 140, 1000, ['drag'], 'translateY(140px)'],
    ['a little', 40, 1000, [], 'translateY(40px)'],
    ['a little, but flicked', 60, 40, ['drag'], 'translateY(60px)'],
    ['upwards, where it resists', -100, 1000, [], 'translateY(-15px)'],
  ])('%s', async (_name, distance, duration, expected, transform) => {
    const seen: CloseRequest[] = []
    render(<Page closes={false} seen={seen} />)
    await open()
    await handleCame()
    expect(pull(distance, duration)).toBe(transform)
    expect(seen).toEqual(expected)
    expect(part('card').style.transform).toBe('')
  })

  it('does nothing on a wide screen, and follows once the screen is small', async () => {
    const seen: CloseRequest[] = []
    isSmall = false
    render(<Page closes={false} seen={seen} />)
    await open()
    await handleCame()
    expect(pull(140)).toBe('')
    isSmall = true
    expect(pull(140)).toBe('')
    screens.dispatchEvent(new Event('change'))
    await handleCame()
    expect(pull(140)).toBe('translateY(140px)')
    expect(seen).toEqual(['drag'])
  })
})

it('returns the focus when it unmounts while open', async () => {
  function Host() {
    const [isThere, setIsThere] = useState(true)
    return (
      <>
        {isThere && <Page />}
        <button onClick={() => setIsThere(false)}>Leave</button>
      </>
    )
  }
  const outside = document.body.appendChild(document.createElement('button'))
  render(<Host />)
  outside.focus()
  fireEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  expect(screen.getByRole('heading')).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  expect(outside).toHaveFocus()
  expect(document.documentElement.style.overflow).toBe('')
  outside.remove()
})

describe('in a part of the page that a dialog of the page hides', () => {
  const hide = () => {
    const { container, ...rest } = render(<Page />)
    container.setAttribute('aria-hidden', 'true')
    fireEvent.click(screen.getByText('Connect wallet'))
    return { container, ...rest }
  }

  it('is exposed to screen readers while it is open', () => {
    const { container } = hide()
    expect(screen.getByRole('dialog', { name: 'Choose a wallet' })).toBeInTheDocument()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(container).toHaveAttribute('aria-hidden', 'true')
  })

  it('does not hide again what the page has shown in the meantime', () => {
    const { container } = hide()
    container.removeAttribute('aria-hidden')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(container).not.toHaveAttribute('aria-hidden')
  })

  it('restores the page when it unmounts while open', () => {
    const { container, rerender } = hide()
    rerender(<p>Left</p>)
    expect(container).toHaveAttribute('aria-hidden', 'true')
  })

  it('is found through the shadow roots around it', () => {
    const outer = document.body.appendChild(document.createElement('div'))
    outer.setAttribute('aria-hidden', 'true')
    const root = outer.attachShadow({ mode: 'open' })
    const { unmount } = render(
      <Dialog open labelledBy="title" onCloseRequested={() => undefined}>
        <Header titleId="title" title="Choose a wallet" />
      </Dialog>,
      { container: root.appendChild(document.createElement('div')) },
    )
    expect(outer).not.toHaveAttribute('aria-hidden', 'true')
    unmount()
    expect(outer).toHaveAttribute('aria-hidden', 'true')
    outer.remove()
  })
})

it('returns the focus to our button that replaced its opener', async () => {
  function Host() {
    const [isConnected, setIsConnected] = useState(false)
    const [open, setOpen] = useState(false)
    const name = isConnected ? 'account' : 'connect'
    return (
      <>
        <p>
          <span key={name}>
            <button data-wm-part={`${name}-button`} onClick={() => setOpen(true)}>
              {name}
            </button>
          </span>
          <button data-wm-part="network-button">network</button>
        </p>
        <Dialog open={open} labelledBy="title" onCloseRequested={() => setOpen(false)}>
          <Header titleId="title" title="Choose a wallet" />
          <button onClick={() => setIsConnected(true)}>Sandbox Wallet</button>
        </Dialog>
      </>
    )
  }
  render(<Host />)
  await userEvent.click(screen.getByRole('button', { name: 'connect' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sandbox Wallet' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'account' })).toHaveFocus()
})
