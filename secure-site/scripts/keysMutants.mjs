/**
 * Mutations of `GrantedKeys.sol`, each a change of its source. The compiled mutants are in
 * `contracts/artifacts/mutants`; the contract's checks must detect each one.
 *
 * @type {readonly { name: string, from: string, to: string }[]}
 */
export const KEYS_MUTANTS = [
  {
    name: 'counts each use from nothing',
    from: 'each.lastPeriod == period ? each.spent : 0',
    to: '0',
  },
  {
    name: 'counts no raised approval',
    from: 'selector == INCREASE_ALLOWANCE ||',
    to: '',
  },
  {
    name: 'counts no coins that go along with a call',
    from: 'return call.value == 0 || spend(kept, address(0), call.value);',
    to: 'return true;',
  },
  {
    name: 'grants functions that move tokens past every limit',
    from: ' || UnlimitedMoves.has(each.selector)',
    to: '',
  },
  {
    name: 'takes the number of a collectible for an amount',
    from: ' || isCollectible(each.token)',
    to: '',
  },
  {
    name: 'lets keys act after they were revoked',
    from: 'if (kept.isRevoked) revert GrantRevoked();',
    to: '',
  },
  {
    name: 'lets keys act in the second in which the grant is over',
    from: 'block.timestamp >= kept.expiry',
    to: 'block.timestamp > kept.expiry',
  },
  {
    name: 'lets keys change the list of grants',
    from: 'call.to == msg.sender || call.to == address(this)',
    to: 'call.to == msg.sender',
  },
  {
    name: 'takes a signed batch twice',
    from: 'kept.nonces[key] = batch.nonce + 1;',
    to: '',
  },
]
