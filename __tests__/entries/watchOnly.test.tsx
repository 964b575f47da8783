import { act, cleanup, render, screen } from '@testing-library/react'
import { AccountButton } from '../../src/app/host/buttons/AccountButton'
import { evm } from '../../src/entries/evm'
import { useWatchOnly, watchOnly, type HostWatchOnly } from '../../src/entries/watchOnly'
import { setUpFlowTests, settle } from '../support/flowWorld'
import { holdHook } from '../support/holdHook'
import { base, mainnet } from '../support/hostWorld'

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const quietly = <T extends object>(network: T) => ({
  ...network,
  rpcUrls: { default: { http: [] } },
})

describe('useWatchOnly', () => {
  afterEach(cleanup) // unmount before the world closes the modal
  const createWorld = setUpFlowTests()

  const hold = () =>
    holdHook(
      createWorld({
        options: { networks: [quietly(mainnet), quietly(base)], adapters: [evm(), watchOnly()] },
        mayLogErrors: true,
      }),
      where => useWatchOnly(where),
    )
  type Held = ReturnType<typeof hold>
  const turns = async () => {
    for (let at = 0; at < 40; at += 1) await settle()
  }
  const run = async <T,>(held: Held, work: (hook: HostWatchOnly) => T) => {
    let answer: Awaited<T> | undefined
    await act(async () => {
      const running = work(held.result.current)
      await turns()
      answer = await running
    })
    return answer
  }

  it('shows an account as view-only, and stops', async () => {
    const held = hold()
    expect(held.result.current).toMatchObject({ isWatchOnly: false, isPending: false })
    expect(await run(held, ({ watch }) => watch(ADDRESS))).toEqual({
      status: 'connected',
      address: ADDRESS,
      caipNetworkId: 'eip155:1',
    })
    expect(held.result.current).toMatchObject({ isWatchOnly: true, isPending: false })
    await run(held, ({ stop }) => stop())
    expect(held.result.current.isWatchOnly).toBe(false)
  })

  it('reports what is wrong with the text', async () => {
    const held = hold()
    expect(await run(held, ({ watch }) => watch('nothing'))).toMatchObject({
      status: 'failed',
      error: { code: 'WATCH_ADDRESS_INVALID' },
    })
    expect(held.result.current.isWatchOnly).toBe(false)
  })

  it('closes when another account connects, which is shown', async () => {
    const held = hold()
    const outcomes = await run(held, ({ watch }) =>
      Promise.all([watch('0x0000000000000000000000000000000000000bad'), watch(ADDRESS)]),
    )
    expect(outcomes).toEqual([
      { status: 'closed' },
      { status: 'connected', address: ADDRESS, caipNetworkId: 'eip155:1' },
    ])
  })

  it('is visible on the account button, and announced by it', async () => {
    const held = hold()
    await run(held, ({ watch }) => watch(ADDRESS))
    render(<AccountButton store={held.hostStore} />)
    await act(turns)
    const button = screen.getByRole('button', { name: /^Account 0xd8.*, View only/ })
    expect(button.textContent).toContain('View only')
  })
})
