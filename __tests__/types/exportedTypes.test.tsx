import type { ReactNode } from 'react'
import type {
  ConnectionPhase,
  AccountButtonProps,
  ConnectButtonProps,
  CustomButtonProps,
  CustomButtonState,
  Namespace,
  PaidFee,
  StoreProps,
  WalletModalButtonProps,
} from '../../src/index'
import { same, sameMembers } from '../support/sameTypes'

describe('types that pages name and no exported value leads to', () => {
  it('the phases of a connection are four', () => {
    type Phases = 'disconnected' | 'restoring' | 'connecting' | 'connected'
    expect(same<ConnectionPhase, Phases>(true)).toBe(true)
  })

  it('a fee is counted in the smallest units of the coin', () => {
    interface Fee {
      readonly units: string
      readonly payer: string
    }
    expect(sameMembers<PaidFee, Fee>(true)).toBe(true)
  })

  it('the button takes what its two halves take, and its custom form a function', () => {
    expect(same<WalletModalButtonProps, ConnectButtonProps & AccountButtonProps>(true)).toBe(true)
    interface Custom extends StoreProps {
      readonly namespace?: Namespace
      readonly children: (state: CustomButtonState) => ReactNode
    }
    expect(sameMembers<CustomButtonProps, Custom>(true)).toBe(true)
  })
})
