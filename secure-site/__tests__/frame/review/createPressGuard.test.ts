import { createPressGuard } from '../../../src/frame/review/createPressGuard'

const PRESS = { isTrusted: true }

function start(unseen?: Parameters<typeof createPressGuard>[1]) {
  let time = 0
  return { guard: createPressGuard(() => time, unseen), pass: (ms: number) => (time += ms) }
}

it('accepts a trusted press after half a second', () => {
  const { guard, pass } = start()
  expect(guard.judge(PRESS)).toBe('settling')
  pass(499)
  expect(guard.judge(PRESS)).toBe('settling')
  pass(1)
  expect(guard.judge(PRESS)).toBeNull()
})

it('never accepts a scripted press', () => {
  const { guard, pass } = start()
  pass(10_000)
  expect(guard.judge({ isTrusted: false })).toBe('synthetic')
})

it('restarts the delay when the review changes or the frame moves', () => {
  const { guard, pass } = start()
  pass(600)
  guard.noteChange()
  expect(guard.judge(PRESS)).toBe('settling')
  pass(600)
  guard.notePlace(10, 10)
  expect(guard.judge(PRESS)).toBeNull()
  guard.notePlace(10.2, 10)
  expect(guard.judge(PRESS)).toBeNull()
  guard.notePlace(60, 10)
  expect(guard.judge(PRESS)).toBe('settling')
})

it('waits while the frame is covered, and half a second longer', () => {
  const { guard, pass } = start()
  guard.noteVisibility(false)
  pass(10_000)
  expect(guard.judge(PRESS)).toBe('covered')
  guard.noteVisibility(true)
  expect(guard.judge(PRESS)).toBe('settling')
  pass(500)
  expect(guard.judge(PRESS)).toBeNull()
})

it('waits while part of the review is unseen, however long that takes', () => {
  let more: 'below' | 'inside' | null = 'below'
  const { guard, pass } = start(() => more)
  pass(60_000)
  expect(guard.judge(PRESS)).toBe('below')
  more = 'inside'
  expect(guard.hindrance()).toBe('inside')
  more = null
  guard.noteChange()
  expect(guard.judge(PRESS)).toBe('settling')
  pass(500)
  expect(guard.judge(PRESS)).toBeNull()
})
