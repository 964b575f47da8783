import { act } from '@testing-library/react'
import { useConnectors } from '../../../../src/app/host/hooks/useConnectors'
import { sampleConnector } from '../../../../src/testing/samples'
import { setUpFlowTests, settle } from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'

describe('useConnectors', () => {
  const createWorld = setUpFlowTests()
  const heron = sampleConnector('io.heron', 'Heron')

  it('lists the wallets that announce themselves, and connects one of them', async () => {
    const world = createWorld({
      adapter: {
        discover: onChange => {
          onChange([heron])
          return () => undefined
        },
      },
    })
    const { result } = holdHook(world, useConnectors)
    await act(settle)
    expect(result.current.isLooking).toBe(false)
    expect(result.current.connectors.map(({ name }) => name)).toEqual(['Heron'])
    const [first] = result.current.connectors
    if (!first) throw new Error('No wallet was found')
    await act(async () => {
      expect(await result.current.connect(first)).toMatchObject({ status: 'connected' })
    })
    expect(world.adapter.calls.map(({ method }) => method)).toContain('connect')
  })

  it('lists those of a given family', async () => {
    const world = createWorld({
      adapter: {
        discover: onChange => {
          onChange([heron])
          return () => undefined
        },
      },
    })
    const { result } = holdHook(world, where => useConnectors({ ...where, namespace: 'solana' }))
    await act(settle)
    expect(result.current.connectors).toEqual([])
  })

  it('is loading until wallets have been discovered', () => {
    const { result } = holdHook(
      createWorld({ adapter: { discover: () => () => undefined } }),
      useConnectors,
    )
    expect(result.current).toMatchObject({ connectors: [], isLooking: true })
  })
})
