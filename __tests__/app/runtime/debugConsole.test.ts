import { configureStore } from '@reduxjs/toolkit'
import { createWalletModal } from '../../../src/app/host/createWalletModal'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { createDeps } from '../../../src/app/runtime/createDeps'
import { hostOptions } from '../../support/hostWorld'

describe('the console of a page', () => {
  afterEach(() => jest.restoreAllMocks())

  it.each([
    [
      true,
      [
        ['[wallet modal]', 'A warning'],
        ['[wallet modal]', 'A mistake'],
      ],
    ],
    [false, [['[wallet modal]', 'A mistake']]],
  ])('with debug %s warns developers: %j', (debug, expected) => {
    const printed: unknown[][] = []
    for (const level of ['warn', 'error'] as const)
      jest.spyOn(console, level).mockImplementation((...words) => void printed.push(words))
    const walletModal = createWalletModal(hostOptions({ debug }))
    const store = configureStore({
      reducer: (state: object = {}) => state,
      enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
    })
    const { logger } = createDeps(findRuntime(store, 'walletModal'))
    logger.log('warn', 'A warning')
    logger.log('error', 'A mistake')
    expect(printed).toEqual(expected)
  })
})
