import { readIsContract } from '../../../../../src/chains/eip155/chain/rpc/readIsContract'
import { BOB, never } from '../../world'
import { askingClient } from './fakeNode'

const read = (answer: unknown) =>
  readIsContract(askingClient({ eth_getCode: answer }), BOB, never())

describe('whether an address is a contract', () => {
  it.each([
    ['no code', '0x', false],
    ['code', '0x6080604052', true],
    ['code lent to a plain account', `0xef0100${'ab'.repeat(20)}`, false],
  ])('%s', async (_what, code, expected) => {
    expect(await read(code)).toBe(expected)
  })

  it.each([[null], ['0x1'], ['code'], [{}]])(
    'is unknown when the node answers %p',
    async answer => {
      await expect(read(answer)).rejects.toThrow('Not code')
    },
  )
})
