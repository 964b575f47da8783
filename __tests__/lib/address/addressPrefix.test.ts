import { addressPrefix } from '../../../src/lib/address/addressPrefix'

it.each([
  ['0x12ab34cd', '0x'],
  ['0X12ab34cd', '0X'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1q'],
  ['bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8', 'bc1p'],
  ['BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ', 'BC1Q'],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'tb1q'],
  ['cosmos1vlthgax23ca9syk7xgaz347xmf4nunefw3cnv8', 'cosmos1'],
  ['So11111111111111111111111111111111111111112', ''],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ''],
  ['', ''],
])('%s starts with the common prefix "%s"', (address, prefix) => {
  expect(addressPrefix(address)).toBe(prefix)
})

it.each([
  ['juno1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5a2ygzm', 'juno1'],
  ['bcrt1qwqwxn0pae964jk3zu8zxr3lu2jyj0p7mk8hkdv', 'bcrt1q'],
  ['c4e1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5nd2p2m', 'c4e1'],
  ['stars1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc54rjcmd', 'stars1'],
])('%s starts with the prefix that all addresses of its network have', (address, prefix) => {
  expect(addressPrefix(address)).toBe(prefix)
})

it.each([
  '4fYNw1dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA',
  'fYNw1dXtSGE9epjRGy9pFSx62YypT7avPYvAdXtSGE9epj',
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
])('%s has no common prefix, wherever a 1 is in it', address => {
  expect(addressPrefix(address)).toBe('')
})
