import { readOptions } from '../../src/app/readOptions'
import type { AdapterOption } from '../../src/app/splitAdapters'
import { createFakeRelay } from '../../src/testing/createFakeRelay'
import { descriptorOf, hostOptions } from '../support/hostWorld'

const adapters = (...given: readonly AdapterOption[]) =>
  readOptions(hostOptions({ adapters: given })).options

describe('readOptions', () => {
  it('knows whether wallets of this browser and wallets on other devices can be reached', () => {
    const { descriptor: relay } = createFakeRelay()
    expect(adapters(descriptorOf())).toMatchObject({ hasAdapters: true, hasRelay: false })
    expect(adapters(descriptorOf(), relay)).toMatchObject({ hasAdapters: true, hasRelay: true })
    expect(adapters(relay)).toMatchObject({ hasAdapters: false, hasRelay: true })
    expect(adapters()).toMatchObject({ hasAdapters: false, hasRelay: false })
  })

  it('names the families in the version, and none of the ways to them', () => {
    const { descriptor: relay } = createFakeRelay()
    expect(adapters(descriptorOf(), relay).sdkVersion).toMatch(/^react-test-/)
    expect(adapters(relay).sdkVersion).toMatch(/^react-universal-/)
    expect(adapters().sdkVersion).toMatch(/^react-universal-/)
  })

  it('knows a page that asks for its codes itself', () => {
    expect(readOptions(hostOptions()).options.isRelayManual).toBe(false)
    expect(readOptions(hostOptions({ manualWCControl: true })).options.isRelayManual).toBe(true)
  })
})
