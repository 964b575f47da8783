import { userFacingName } from '../../../../src/chains/embedded/login/userFacingName'

describe('the name of the account', () => {
  it.each<[string | null, string | null, boolean, string | null]>([
    [null, null, false, null],
    [null, 'ada@example.com', false, 'ada@example.com'],
    ['ada', 'ada@example.com', false, 'ada'],
    ['ada0', null, true, 'ada'],
    ['ada0', null, false, 'ada0'],
    [null, 'a'.repeat(30), false, 'a'.repeat(30)],
    [null, 'a'.repeat(31), false, `${'a'.repeat(27)}...`],
  ])('of %s and %s (Discord: %s) is %s', (userName, email, isDiscord, expected) => {
    expect(userFacingName(userName, email, isDiscord)).toBe(expected)
  })
})
