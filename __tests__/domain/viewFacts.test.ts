import { shows, VIEW_FACTS, VIEW_NAMES } from '../../src/domain/viewFacts'
import { en } from '../../src/strings/en'

describe('VIEW_FACTS', () => {
  it.each(VIEW_NAMES)('names %s by a text', name => {
    const { title, titleWhileAsking = title } = VIEW_FACTS[name]
    expect(en[title]).toEqual(expect.any(String))
    expect(en[titleWhileAsking]).toEqual(expect.any(String))
  })

  it('has one first view for each kind of visitor', () => {
    const homes = VIEW_NAMES.flatMap(name => VIEW_FACTS[name].home ?? [])
    expect(homes.sort()).toEqual(['connected', 'disconnected'])
  })

  it.each(VIEW_NAMES.filter(name => shows({ name }, 'holdings')))(
    'brings the code that reads an account to %s, which shows its holdings',
    name => {
      expect(VIEW_FACTS[name]).toMatchObject({ needsAccount: true, chunk: 'acting' })
    },
  )

  it('lets nobody go back unheard from a view that waits for a wallet', () => {
    const waiting = VIEW_NAMES.filter(name => shows({ name }, 'walletRequest'))
    expect(waiting.map(name => VIEW_FACTS[name].abandons)).toEqual(['switching', 'review'])
  })
})
