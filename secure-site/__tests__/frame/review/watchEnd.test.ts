import { watchEnd } from '../../../src/frame/review/watchEnd'

interface Size {
  shown: number
  whole: number
  top: number
}

/** Mocks an element's sizes: jsdom has no layout. */
function measured<Part extends HTMLElement>(part: Part, size: Size): Part {
  Object.defineProperties(part, {
    clientHeight: { get: () => size.shown },
    scrollHeight: { get: () => size.whole },
    scrollTop: { get: () => size.top },
  })
  return part
}

function start(ofBody: Size, ofText: Size = { shown: 100, whole: 100, top: 0 }) {
  const body = measured(document.createElement('div'), ofBody)
  const text = measured(document.createElement('pre'), ofText)
  body.append(document.createElement('section'), text)
  let times = 0
  const end = watchEnd(body, () => (times += 1))
  const scroll = (part: 'body' | 'text', top: number) => {
    const [element, size] = part === 'body' ? [body, ofBody] : [text, ofText]
    size.top = top
    element.dispatchEvent(new Event('scroll'))
  }
  return { end, scroll, reached: () => times }
}

it('does not wait when the whole review is on screen', () => {
  expect(start({ shown: 500, whole: 501, top: 0 }).end.unseen()).toBeNull()
})

it('waits for the end, and not again after it was seen', () => {
  const { end, scroll, reached } = start({ shown: 500, whole: 1_200, top: 0 })
  expect(end.unseen()).toBe('below')
  scroll('body', 690)
  expect(end.unseen()).toBe('below')
  scroll('body', 699)
  expect(end.unseen()).toBeNull()
  scroll('body', 0)
  expect(end.unseen()).toBeNull()
  expect(reached()).toBe(1)
})

it('waits for the end of a text that scrolls by itself', () => {
  const { end, scroll } = start(
    { shown: 500, whole: 700, top: 0 },
    { shown: 240, whole: 4_000, top: 0 },
  )
  scroll('body', 200)
  expect(end.unseen()).toBe('inside')
  scroll('text', 3_760)
  expect(end.unseen()).toBeNull()
})

it('does not count an end that was visible only in a briefly enlarged frame', () => {
  const size = { shown: 5_000, whole: 1_200, top: 0 }
  const { end, scroll } = start(size)
  expect(end.unseen()).toBeNull()
  scroll('body', 0)
  size.shown = 500
  expect(end.unseen()).toBe('below')
})

it('ignores scrolling after it was stopped', () => {
  const { end, scroll } = start({ shown: 500, whole: 1_200, top: 0 })
  end.stop()
  scroll('body', 700)
  expect(end.unseen()).toBe('below')
})
