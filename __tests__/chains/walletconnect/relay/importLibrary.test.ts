import type { importLibrary } from '../../../../src/chains/walletconnect/relay/importLibrary'

const LIBRARY = '@walletconnect/universal-provider'

const fetchLibrary = () => import('@walletconnect/universal-provider')

type Module = { importLibrary: typeof importLibrary }

/** A fresh module, and a library that reads storage while it is evaluated, as the real one does. */
function prepare(page: object) {
  const seen: unknown[] = []
  jest.resetModules()
  jest.doMock(LIBRARY, () => {
    seen.push(Reflect.get(page, 'localStorage'))
    return { UniversalProvider: {} }
  })
  const { importLibrary } = jest.requireActual<Module>(
    '../../../../src/chains/walletconnect/relay/importLibrary',
  )
  return { seen, importLibrary: () => importLibrary(fetchLibrary, page) }
}

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

const read = (page: object): unknown => Reflect.get(page, 'localStorage')

const refusing = (configurable = true): object =>
  Object.defineProperty({}, 'localStorage', { get: refuse, configurable })

describe('importLibrary', () => {
  it.each([
    ['the page itself', refusing()],
    [
      'what pages are made of',
      Object.create({
        get localStorage() {
          return refuse()
        },
      }) as object,
    ],
  ])('loads where storage is refused by %s, which is refused again afterwards', async (_, page) => {
    const { importLibrary, seen } = prepare(page)
    const own = Object.getOwnPropertyDescriptor(page, 'localStorage')
    await expect(Promise.all([importLibrary(), importLibrary()])).resolves.toHaveLength(2)
    expect(seen).toEqual([undefined])
    expect(() => read(page)).toThrow('Access is denied')
    expect(Object.getOwnPropertyDescriptor(page, 'localStorage')).toEqual(own)
  })

  it('leaves storage alone where the page may use it', async () => {
    const localStorage = {}
    const { importLibrary, seen } = prepare({ localStorage })
    await importLibrary()
    expect(seen).toEqual([localStorage])
    expect(seen[0]).toBe(localStorage)
  })

  it('restores storage where the library fails to load, and retries', async () => {
    const page = refusing()
    const { importLibrary } = prepare(page)
    jest.doMock(LIBRARY, () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    await expect(importLibrary()).rejects.toThrow('Failed to fetch')
    expect(() => read(page)).toThrow('Access is denied')
    jest.doMock(LIBRARY, () => ({ UniversalProvider: {} }))
    await expect(importLibrary()).resolves.toMatchObject({ UniversalProvider: {} })
  })

  it('fails with the original error where storage cannot be hidden', async () => {
    const page = refusing(false)
    const { importLibrary } = prepare(page)
    await expect(importLibrary()).rejects.toThrow('Access is denied')
  })
})
