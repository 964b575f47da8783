import type { ActionCreatorWithPayload } from '@reduxjs/toolkit'
import * as connectionEvents from '../../src/events/connectionEvents'
import * as lifecycleEvents from '../../src/events/lifecycleEvents'
import * as modalEvents from '../../src/events/modalEvents'
import * as networkEvents from '../../src/events/networkEvents'
import * as sendEvents from '../../src/events/sendEvents'

const files = { connectionEvents, lifecycleEvents, modalEvents, networkEvents, sendEvents }
const events = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported as unknown as Record<string, ActionCreatorWithPayload<unknown>>).map(
    ([name, creator]) => [file, name, creator.type] as const,
  ),
)

describe('events', () => {
  it.each(events)('%s: %s has a type of this package: %s', (_file, name, type) => {
    expect(type).toMatch(/^walletModal\/[a-z]+\/[a-z][A-Za-z]+$/)
    expect(name).not.toMatch(/^set[A-Z]/)
    // The type `network/walletReported` belongs to `walletNetworkReported`: the same words, in the
    // same order.
    const words = (type.split('/').at(-1) ?? '').split(/(?=[A-Z])/).map(word => word.toLowerCase())
    expect(name.toLowerCase()).toMatch(new RegExp(words.join('.*')))
  })

  it('no two have the same type', () => {
    const types = events.map(([, , type]) => type)
    expect(new Set(types).size).toBe(types.length)
  })
})
