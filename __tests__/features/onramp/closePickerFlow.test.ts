import { viewEntry } from '../../../src/domain/views'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { paymentChosen, purchaseChosen } from '../../../src/features/onramp/onrampSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { states } from '../../support/states/states'
import { settle } from '../../support/flowWorld'
import { buying, onrampServices, screen, setUpBuying } from '../../support/onrampWorld'

describe('a choice of a currency', () => {
  const { choose, createWorld } = setUpBuying()

  it.each([
    ['OnRampFiatSelect', paymentChosen('EUR')],
    ['OnRampTokenSelect', purchaseChosen('ETH')],
  ] as const)('in %s leads back to the form', async (view, choice) => {
    const world = await choose()
    world.dispatch(viewPushed(viewEntry(view)))
    world.dispatch(choice)
    await settle()
    expect(screen(world)).toBe('BuyInProgress')
  })

  it('closes a modal that was opened for it', async () => {
    const world = createWorld({ state: states.account, http: onrampServices })
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
    world.dispatch(modalOpenRequested({ view: viewEntry('OnRampFiatSelect') }))
    await settle()
    world.dispatch(paymentChosen('EUR'))
    await settle()
    expect(selectIsOpen(world.store.getState())).toBe(false)
    expect(buying(world).payment).toBe('EUR')
  })

  it('elsewhere changes no view', async () => {
    const world = await choose()
    world.dispatch(purchaseChosen('ETH'))
    await settle()
    expect(screen(world)).toBe('BuyInProgress')
    expect(buying(world).purchase).toBe('ETH')
  })
})
