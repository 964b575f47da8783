import fc from 'fast-check'
import { createLogBuffer } from '../../../src/lib/text/logBuffer'

it('keeps entries in the order they came', () => {
  const buffer = createLogBuffer()
  buffer.add('one')
  buffer.add('two')
  expect(buffer.entries()).toEqual(['one', 'two'])
  expect(buffer.byteLength()).toBe(6)
})

it('drops the oldest when there is no more room', () => {
  const buffer = createLogBuffer(10)
  for (const entry of ['aaaa', 'bbbb', 'cccc']) buffer.add(entry)
  expect(buffer.entries()).toEqual(['bbbb', 'cccc'])
  buffer.add('dddddddddd')
  expect(buffer.entries()).toEqual(['dddddddddd'])
})

it('counts bytes, not characters', () => {
  const buffer = createLogBuffer(6)
  buffer.add('é€')
  expect(buffer.byteLength()).toBe(5)
  buffer.add('ab')
  expect(buffer.entries()).toEqual(['ab'])
})

it('throws for an entry that could never fit, and keeps the rest', () => {
  const buffer = createLogBuffer(4)
  buffer.add('keep')
  expect(() => buffer.add('large')).toThrow(RangeError)
  expect(() => buffer.add('€€')).toThrow('Log entry of 6 bytes exceeds the buffer of 4 bytes')
  expect(buffer.entries()).toEqual(['keep'])
})

it('holds 1,024,000 bytes by default', () => {
  const buffer = createLogBuffer()
  buffer.add('x'.repeat(1_024_000))
  expect(buffer.byteLength()).toBe(1_024_000)
  expect(() => buffer.add('x'.repeat(1_024_001))).toThrow(RangeError)
})

it('starts over after a clear', () => {
  const buffer = createLogBuffer(10)
  buffer.add('old')
  buffer.clear()
  expect(buffer.entries()).toEqual([])
  expect(buffer.byteLength()).toBe(0)
  buffer.add('0123456789')
  expect(buffer.entries()).toEqual(['0123456789'])
})

it('never grows beyond its size and always keeps the newest entry', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 20 }), { minLength: 1 }), entries => {
      const buffer = createLogBuffer(50)
      for (const entry of entries) buffer.add(entry)
      return buffer.byteLength() <= 50 && buffer.entries().at(-1) === entries.at(-1)
    }),
  )
})
