import { matchRows } from '../../../src/core/connectors/components/matchRows'
import type { ConnectRow } from '../../../src/core/connectors/listWallets'

const row = (key: string): ConnectRow => ({
  key,
  kind: 'wallet',
  connector: null,
  wallet: { id: key, name: key },
  mark: null,
})
const rows = ['Old Heron', 'Heron', 'Vesper'].map(row)
const found = (text: string) => matchRows(rows, text, ({ key }) => key).map(({ key }) => key)

describe('matchRows', () => {
  it.each([
    ['her', ['Heron', 'Old Heron']],
    ['  HERON ', ['Heron', 'Old Heron']],
    ['esp', ['Vesper']],
    ['x', []],
    ['  ', []],
    ['(', []],
  ])('finds the matches for “%s”, prefix matches first', (text, names) => {
    expect(found(text)).toEqual(names)
  })
})
