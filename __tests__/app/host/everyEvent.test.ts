import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { configureStore } from '@reduxjs/toolkit'
import { mainnet } from 'viem/chains'
import { createWalletModal } from '../../../src/app/host/createWalletModal'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { onModalEvent, type ModalEvent } from '../../../src/app/host/onModalEvent'
import { EVENT_JOURNEYS, type FirstEvent } from '../../support/eventJourneys'
import { setUpFlowTests } from '../../support/flowWorld'

const page = readFileSync(resolve(__dirname, '../../../docs/guides/events.md'), 'utf8')
const told = page.split('\n## Not told')[0] ?? ''
const rows = [...told.matchAll(/^\| `([A-Z][A-Z_0-9]+)`/gm)].map(([, name]) => name)
const names = Object.keys(EVENT_JOURNEYS) as (keyof typeof EVENT_JOURNEYS)[]
const FIRST: readonly FirstEvent[] = ['MODAL_CREATED', 'INITIALIZE']

describe('every event', () => {
  const createWorld = setUpFlowTests()

  it.each(names)('%s reaches the page when it happens', async name => {
    const { options, run, mayLogErrors = false } = EVENT_JOURNEYS[name]
    const world = createWorld({ ...options, mayLogErrors })
    const heard: ModalEvent[] = []
    const stop = onModalEvent(world.hostStore, event => void heard.push(event))
    await run(world)
    stop()
    expect(heard.map(event => event.name)).toContain(name)
    expect(JSON.stringify(heard)).not.toMatch(/0x[0-9a-f]{40}/i)
  })

  it.each(FIRST)('%s reaches the page once, after the engine has loaded', async name => {
    const walletModal = createWalletModal({
      projectId: 'test',
      networks: [mainnet],
      adapters: [],
      storage: null,
      preload: 'none',
    })
    const store = configureStore({
      reducer: () => null,
      enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
    })
    const heard: ModalEvent[] = []
    onModalEvent(store, event => void heard.push(event))
    expect(heard).toEqual([])
    const runtime = findRuntime(store, 'walletModal')
    await runtime.load()
    await runtime.load()
    expect(heard.filter(event => event.name === name)).toHaveLength(1)
    runtime.dispose()
  })

  it('has exactly one row in the documentation, which lists no other event', () => {
    expect([...rows].sort()).toEqual([...names, ...FIRST].sort())
  })
})
