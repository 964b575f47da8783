import { render, screen } from '@testing-library/react'
import { ViewTransition } from '../../../src/ui/shell/ViewTransition'

const view = (viewKey: string, direction: 'forward' | 'back' | 'none' = 'forward') => (
  <div data-wm-part="card">
    <h2 id="heading" tabIndex={-1}>
      {viewKey}
    </h2>
    <ViewTransition viewKey={viewKey} direction={direction} headingId="heading">
      <input aria-label={viewKey} id={`in-${viewKey}`} />
    </ViewTransition>
  </div>
)

/** Animations that a test can inspect and finish; jsdom has none. */
function fakeAnimations() {
  const seen: { part: string | undefined; keyframes: Keyframe[]; duration: unknown }[] = []
  const running: { onfinish: (() => void) | null }[] = []
  Element.prototype.animate = function animate(this: Element, keyframes, options) {
    const animation = { onfinish: null, oncancel: null, cancel() {}, finish() {} }
    seen.push({
      part: this instanceof HTMLElement ? this.dataset['wmPart'] : undefined,
      keyframes: Array.isArray(keyframes) ? keyframes : [],
      duration: typeof options === 'object' ? options.duration : options,
    })
    running.push(animation)
    return animation as unknown as Animation
  }
  return {
    seen,
    finish: () => running.splice(0).forEach(animation => animation.onfinish?.()),
    remove: () => Reflect.deleteProperty(Element.prototype, 'animate'),
  }
}

const leaving = () => document.querySelectorAll('[data-wm-part="view-leaving"]')

it('moves the focus from the old view to the new view’s heading', () => {
  const { rerender } = render(view('Connect'))
  expect(document.body).toHaveFocus()
  screen.getByLabelText('Connect').focus()
  rerender(view('Meridian'))
  expect(screen.getByRole('heading', { name: 'Meridian' })).toHaveFocus()
})

it('takes no focus from the page around an embedded card', () => {
  const { rerender } = render(view('Connect'))
  const outside = document.body.appendChild(document.createElement('button'))
  outside.focus()
  rerender(view('Meridian'))
  expect(outside).toHaveFocus()
  outside.remove()
})

it('leaves the focus alone while the view is the same', () => {
  const { rerender } = render(view('Connect'))
  const input = screen.getByLabelText('Connect')
  input.focus()
  rerender(view('Connect', 'none'))
  expect(input).toHaveFocus()
})

it('keeps showing a view that waits for the next one, and accepts no press in it', () => {
  const onClick = jest.fn()
  const held = (isHeld: boolean) => (
    <ViewTransition viewKey="Connect" direction="none" isHeld={isHeld}>
      <button onClick={onClick}>Heron</button>
    </ViewTransition>
  )
  const { rerender } = render(held(true))
  screen.getByRole('button', { name: 'Heron' }).click()
  expect(onClick).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Heron' }).closest('[aria-busy="true"]')).not.toBeNull()
  rerender(held(false))
  screen.getByRole('button', { name: 'Heron' }).click()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Heron' }).closest('[aria-busy]')).toBeNull()
})

describe('with animations', () => {
  let animations: ReturnType<typeof fakeAnimations>
  beforeEach(() => {
    animations = fakeAnimations()
  })
  afterEach(() => animations.remove())

  it('animates nothing on first paint', () => {
    render(view('Connect'))
    expect(animations.seen).toEqual([])
  })

  it.each([
    ['forward', 'translateX(8px)', 'translateX(-8px)'],
    ['back', 'translateX(-8px)', 'translateX(8px)'],
    ['none', 'translateX(0px)', 'translateX(0px)'],
  ] as const)('goes %s: in from %s, out to %s', (direction, enters, leaves) => {
    const { rerender } = render(view('Connect'))
    rerender(view('Meridian', direction))
    const of = (part: string) => animations.seen.find(one => one.part === part)
    expect(of('view')?.keyframes[0]).toMatchObject({ opacity: 0, transform: enters })
    expect(of('view-leaving')?.keyframes[1]).toMatchObject({ opacity: 0 })
    expect(String(of('view-leaving')?.keyframes[1]?.transform).replace('-0', '0')).toBe(leaves)
    expect(of('view')?.duration).toBe(150)
  })

  it('animates the old view out as a picture that is neither reachable nor findable', () => {
    const { rerender } = render(view('Connect'))
    rerender(view('Meridian'))
    const [picture] = leaving()
    expect(picture).toHaveAttribute('aria-hidden', 'true')
    expect(picture?.querySelector('[id]')).toBeNull()
    expect(screen.queryByLabelText('in-Connect')).toBeNull()
    animations.finish()
    expect(leaving()).toHaveLength(0)
  })

  it('never keeps more than one old view, however fast the user navigates', () => {
    const { rerender } = render(view('a'))
    for (const name of ['b', 'c', 'd']) rerender(view(name))
    expect(leaving()).toHaveLength(1)
  })
})
