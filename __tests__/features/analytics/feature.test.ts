import { connectRequested } from '../../../src/events/connectionEvents'
import { modalOpened, modalPreloadRequested } from '../../../src/events/modalEvents'
import { viewEntry } from '../../../src/domain/views'
import { chunk } from '../../../src/features/analytics/chunk'
import type { Feature } from '../../../src/core/feature'
import { analytics } from '../../../src/features/analytics/feature'
import type { Deps } from '../../../src/ports/deps'
import { states } from '../../support/states/states'
import { HERON } from '../../support/flowWorld'

const opened = modalOpened({ view: viewEntry('Connect'), namespace: null })
const wakes = (
  action: Parameters<NonNullable<Feature['wakesOn']>>[0],
  isOn: boolean,
  host: object,
) => {
  const made = states.account()
  const features = { ...made.options.features, ...(isOn && { analytics: true }) }
  const state = { ...made, options: { ...made.options, features } }
  return analytics.wakesOn?.(action, state, { host } as Deps)
}
const agreed = { analytics: { hasConsent: () => true } }

describe('the statistics chunk', () => {
  it('is fetched on the visitor’s first step, when the page turned statistics on', () => {
    expect(wakes(opened, true, agreed)).toBe(true)
    expect(wakes(connectRequested(HERON), true, agreed)).toBe(true)
  })

  it.each([
    ['the page did not turn them on', opened, false, agreed],
    ['the page says nothing of consent', opened, true, {}],
    ['a visitor only came near', modalPreloadRequested(), true, agreed],
  ])('is not fetched when %s', (_why, action, isOn, host) => {
    expect(wakes(action, isOn, host)).toBe(false)
  })

  it('is fetched by no other event, neither prefetched nor eager', async () => {
    const { owns, views, prefetch, texts, chunk: core } = analytics
    expect([views, prefetch, texts, core]).toEqual([undefined, undefined, undefined, undefined])
    expect(owns).toEqual([])
    expect((await analytics.load?.())?.chunk).toBe(chunk)
  })
})
