import { parseAbi } from 'viem'
import { grantableFunction } from '../../../src/frame/grants/grantableFunction'

const GAME = parseAbi([
  'function play(uint256 level)',
  'function play(address who)',
  'function mint((address to, uint256 count)[] orders)',
])

it('returns a function’s selector, with the types of its arguments', () => {
  expect(grantableFunction(GAME, 'mint')).toEqual({
    selector: expect.stringMatching(/^0x[\da-f]{8}$/) as unknown,
    signature: 'mint((address,uint256)[])',
  })
})

it.each(['fly', 'play', ''])('refuses “%s”, which is not described exactly once', name => {
  expect(() => grantableFunction(GAME, name)).toThrow('does not describe one function')
})

it.each([{ type: 'function', name: 'fly' }, { name: 'fly', inputs: [] }, 'fly', null])(
  'refuses %j as a description',
  entry => {
    expect(() => grantableFunction([entry], 'fly')).toThrow('does not describe one function')
  },
)

const granting = (signature: string) => {
  const abi = parseAbi([`function ${signature}`] as unknown as ['function a()'])
  return () => grantableFunction(abi, signature.replace(/\(.*/, ''))
}

it.each([
  'transfer(address,uint256)',
  'approve(address,uint256)',
  'increaseAllowance(address,uint256)',
])('refuses %s, which an allowance counts', signature => {
  expect(granting(signature)).toThrow('needs an allowance with a limit')
})

it.each([
  'transferFrom(address,address,uint256)',
  'setApprovalForAll(address,bool)',
  'safeTransferFrom(address,address,uint256)',
  'redeem(uint256,address,address)',
  'approve(address,address,uint160,uint48)',
  'transferFrom((address,address,uint160,address)[])',
])('refuses %s, which moves tokens past all limits', signature => {
  expect(granting(signature)).toThrow('lets no key call it')
})

it('accepts a permit, which needs the owner’s own signature', () => {
  const permit = 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)'
  expect(granting(permit)()).toMatchObject({ signature: permit })
})

it('refuses another name with the same selector', () => {
  // Its selector equals that of transferFrom(address,address,uint256).
  const abi = parseAbi(['function gasprice_bit_ether(int128)'])
  expect(() => grantableFunction(abi, 'gasprice_bit_ether')).toThrow('lets no key call it')
})
