import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GuardedButton } from '../../../src/ui/controls/GuardedButton'
import { isRealPress } from '../../../src/ui/controls/isRealPress'

jest.mock('../../../src/ui/controls/isRealPress', () => ({ isRealPress: jest.fn(() => true) }))

const COVERED = 'Something lies over it.'

interface Verdict {
  readonly isIntersecting: boolean
  readonly isVisible?: boolean
}

/** A browser whose intersection observers report when the test decides. */
function installObserver(prototype: object) {
  const tell: ((verdict: Verdict) => void)[] = []
  const live = new Set<object>()
  class Observer {
    readonly options: IntersectionObserverInit
    constructor(
      onChange: (entries: readonly Verdict[]) => void,
      options: IntersectionObserverInit,
    ) {
      this.options = options
      tell.push(verdict => onChange([verdict]))
    }
    observe() {
      live.add(this)
    }
    disconnect() {
      live.delete(this)
    }
  }
  class Entry {}
  Object.assign(Entry.prototype, prototype)
  Object.assign(globalThis, { IntersectionObserver: Observer, IntersectionObserverEntry: Entry })
  return {
    live,
    tell: (verdict: Verdict) => act(() => tell.forEach(each => each(verdict))),
    uninstall() {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver')
      Reflect.deleteProperty(globalThis, 'IntersectionObserverEntry')
    },
  }
}

const stand = () => act(() => jest.advanceTimersByTime(600))
const button = () => screen.getByRole('button', { name: 'Send' })
const isOff = () => button().getAttribute('aria-disabled') === 'true'

describe('D10 a button that approves', () => {
  const onPress = jest.fn()
  const press = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(button())
  const show = () =>
    render(
      <GuardedButton coveredText={COVERED} onPress={onPress}>
        Send
      </GuardedButton>,
    )
  beforeEach(() => {
    jest.useFakeTimers()
    onPress.mockClear()
  })
  afterEach(() => jest.useRealTimers())

  it('does nothing while it is covered, announces that, and works once it is uncovered', async () => {
    const browser = installObserver({ isVisible: false })
    const { unmount } = show()
    browser.tell({ isIntersecting: true, isVisible: false })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    stand()
    expect(screen.getByRole('status')).toHaveTextContent(COVERED)
    await press()
    expect(onPress).not.toHaveBeenCalled()
    browser.tell({ isIntersecting: true, isVisible: true })
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await press()
    expect(onPress).toHaveBeenCalledTimes(1)
    unmount()
    expect(browser.live.size).toBe(0)
    browser.uninstall()
  })

  it('stays disabled until the browser reports its visibility', () => {
    const browser = installObserver({ isVisible: false })
    show()
    stand()
    expect(isOff()).toBe(true)
    browser.tell({ isIntersecting: true, isVisible: true })
    expect(isOff()).toBe(false)
    browser.uninstall()
  })

  it('is not considered covered when it is only scrolled out of view', () => {
    const browser = installObserver({ isVisible: false })
    show()
    stand()
    browser.tell({ isIntersecting: false, isVisible: false })
    expect(isOff()).toBe(false)
    browser.uninstall()
  })

  it.each([
    ['no observer at all', null],
    ['one that does not tell', {}],
  ])('works without the guard in a browser with %s', async (_what, prototype) => {
    const browser = prototype && installObserver(prototype)
    show()
    stand()
    await press()
    expect(onPress).toHaveBeenCalledTimes(1)
    browser?.uninstall()
  })

  it('ignores presses by scripts', async () => {
    jest.mocked(isRealPress).mockReturnValueOnce(false)
    show()
    stand()
    await press()
    expect(onPress).not.toHaveBeenCalled()
  })
})
