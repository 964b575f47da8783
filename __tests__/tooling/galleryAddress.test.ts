import { readAddress, writeAddress, type Address } from '../../examples/vite/src/gallery/address'
import { createCatalogue } from '../../examples/vite/src/gallery/createCatalogue'
import { LANGUAGES, localeOf } from '../../examples/vite/src/gallery/languages'
import { getTextDirection } from '../../src/lib/text/textDirection'
import { languages } from '../../src/strings/languages'
import { errorStates } from '../support/states/errorStates'
import { states } from '../support/states/states'
import { VIEW_NAMES } from '../support/viewNames'

const catalogue = createCatalogue({ state: states, error: errorStates })
const { views, errors } = catalogue
const read = (text: string) => readAddress(text, catalogue)
const write = (address: Address) => writeAddress(address, catalogue)

describe('the gallery', () => {
  it('lists every registered view, every named state and every failure', () => {
    expect(views.map(({ title }) => title).sort()).toEqual([...VIEW_NAMES].sort())
    const listed = (groups: typeof views) =>
      groups.flatMap(({ shown }) => shown.map(({ name }) => name)).sort()
    expect(listed(views)).toEqual(Object.keys(states).sort())
    expect(listed(errors)).toEqual(Object.keys(errorStates).sort())
  })

  it('offers every language of the modal, and a pseudo-language', () => {
    expect(Object.keys(LANGUAGES).sort()).toEqual(
      ['en', 'pseudo', ...Object.keys(languages)].sort(),
    )
  })

  it('shows English from right to left in a right-to-left locale without texts', () => {
    const locale = localeOf('en', 'rtl')
    expect(getTextDirection(locale)).toBe('rtl')
    expect(languages).not.toHaveProperty(locale)
  })
})

describe('the address of the gallery', () => {
  const given =
    '?view=WalletSend&state=sendFilled&theme=dark&lang=de&dir=ltr&width=320&text=200&alone'

  it('is parsed exactly as it is written', () => {
    const { address, problems } = read(given)
    expect(problems).toEqual([])
    expect(write(address)).toBe(given)
    const error = '?error=CONNECT_TIMEOUT&theme=light&lang=en&dir=rtl&width=1280&text=100'
    expect(write(read(error).address)).toBe(error)
  })

  it('starts with the first state of a view if no state is given', () => {
    expect(read('?view=WalletSend').address.shown).toEqual({
      kind: 'state',
      name: views.find(({ title }) => title === 'WalletSend')?.shown[0]?.name,
    })
  })

  it.each([
    ['?view=Nowhere', '“Nowhere” is no view.'],
    ['?state=__proto__', '“__proto__” is no state.'],
    ['?view=Connect&state=account', 'The state “account” is not one of the view Connect.'],
    ['?error=CANCELLED', '“CANCELLED” is no error code that the modal shows.'],
    ['?lang=constructor', '“constructor” is no language of the modal.'],
    ['?theme=blue', '“blue” is no theme. There are light, dark, system.'],
    ['?width=12', '“12” is no width. There are 320, 360, 390, 768, 1280.'],
    ['?text=huge', '“huge” is no text. There are 100, 150, 200.'],
    ['?dir=up', '“up” is no dir. There are ltr, rtl.'],
    ['?lang=de&dir=rtl', '“de” has one direction. Only en and pseudo are shown in both.'],
  ])('reports what it does not understand in %s', (text, problem) => {
    const { address, problems } = read(text)
    expect(problems).toEqual([problem])
    expect(read(write(address)).problems).toEqual([])
  })
})
