import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Collectible } from '../../../../src/domain/collectible'
import { copyRequested } from '../../../../src/core/account/accountSlice'
import { selectCollectibles } from '../../../../src/features/nfts/nftsSelectors'
import { CollectibleView } from '../../../../src/features/nfts/views/CollectibleView'
import { sampleCollectible } from '../../../support/states/nftsStates'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const show = (told: Partial<Collectible> = {}) =>
  renderView(<CollectibleView collectible={sampleCollectible('112', told)} />, states.collectible())
const value = (term: string) => screen.getByText(term).nextElementSibling?.textContent
const CONTRACT = '0x00000000000000000000000000000000000000C0'

describe('CollectibleView', () => {
  it('shows what distinguishes it from others', () => {
    show()
    expect(screen.getByText('Slow tide #112')).toBeVisible()
    expect(['Collection', 'Contract', 'Token ID', 'Network'].map(value)).toEqual([
      'Tidal forms',
      '0x00…0000C0',
      '112',
      'Ethereum',
    ])
  })

  it('shows “Unknown” for unknown facts', () => {
    show({ collection: null, contract: null, tokenId: null, hash: null, name: null })
    expect(screen.getByText('Collectible')).toBeVisible()
    expect(['Collection', 'Contract', 'Token ID'].map(value)).toEqual(Array(3).fill('Unknown'))
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows what the chain returned after it was opened', () => {
    const state = states.collectible()
    const known = selectCollectibles(state).shown.find(({ contract }) => contract !== null)
    if (!known) throw new Error('The chain has said nothing.')
    const opened = { ...known, id: 'as opened', collection: null, contract: null, tokenId: null }
    renderView(<CollectibleView collectible={opened} />, state)
    expect(value('Token ID')).toBe(known.tokenId)
    expect(value('Collection')).toBe(known.collection)
  })

  it('shows a token id in full, and names an unnamed collectible by it', () => {
    const tokenId = (2n ** 256n - 1n).toString()
    show({ tokenId, name: null })
    expect(value('Token ID')).toBe(tokenId)
    expect(screen.getByText('Collectible #115792…639935')).toBeVisible()
  })

  it.each([
    ['its contract', {}, `/token/${CONTRACT}?a=112`],
    ['its contract without a number', { tokenId: null }, `/token/${CONTRACT}`],
    ['the transaction that brought it', { contract: null }, '/tx/0x112'],
  ])('links to %s in the explorer', (_what, told, path) => {
    show(told)
    const link = screen.getByRole('link', { name: 'View on explorer (opens in a new tab)' })
    expect(link).toHaveAttribute('href', `https://explorer.example${path}`)
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('copies the whole contract address', async () => {
    const { actions } = show()
    const name = `Copy contract address ${CONTRACT}`
    await userEvent.click(screen.getByRole('button', { name }))
    expect(actions).toEqual([copyRequested({ text: CONTRACT, what: 'address' })])
  })

  it('warns about likely spam', () => {
    show({ isSpam: true })
    expect(screen.getByText(/^This looks like spam\./)).toBeVisible()
  })
})
