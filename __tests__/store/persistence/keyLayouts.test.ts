import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { modalPreloadRequested } from '../../../src/events/modalEvents'
import { KEY_LAYOUTS } from '../../../src/store/persistence/keyLayouts'
import { PAYMENT_MARKS } from '../../../src/store/persistence/paymentMarks'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { hang, pass, setUpFlowTests, settle } from '../../support/flowWorld'

interface Dump {
  readonly storage: Readonly<Record<string, string>>
  readonly state: object
}

const FOLDER = join(__dirname, '../dumps')
const dumps = readdirSync(FOLDER).map(
  file =>
    [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Dump,
    ] as const,
)

/** `PAYMENT_MARKS` is read and written only by the chunk for sending. */
const ALL_LAYOUTS = [
  ...KEY_LAYOUTS,
  { ...PAYMENT_MARKS, write: (value: unknown) => PAYMENT_MARKS.write(value as never) },
]

describe('keyLayouts', () => {
  const createWorld = setUpFlowTests()

  it('lists every key of section 1.1 that our slices own, exactly', () => {
    expect(KEY_LAYOUTS.map(({ key }) => key).sort()).toEqual([
      '@appkit/active_caip_network_id',
      '@appkit/active_namespace',
      '@appkit/bip122:connected_connector_id',
      '@appkit/connected_namespaces',
      '@appkit/connection_status',
      '@appkit/connections',
      '@appkit/cosmos:connected_connector_id',
      '@appkit/disconnected_connector_ids',
      '@appkit/eip155:connected_connector_id',
      '@appkit/polkadot:connected_connector_id',
      '@appkit/preferred_account_types',
      '@appkit/recent_wallets',
      '@appkit/solana:connected_connector_id',
      '@appkit/wallet_id',
      '@appkit/wallet_name',
      'WALLETCONNECT_DEEPLINK_CHOICE',
    ])
  })

  it('D5 reads no wallet picture from a foreign host out of storage', () => {
    const layout = (field: string) => KEY_LAYOUTS.find(each => each.field === field)
    const pixel = 'data:image/png;base64,iVBORw0KGgo='
    const told = ['https://stranger.example/a.png', 'https://cdn.zerion.io/a.png', pixel]
    const recent = told.map((image_url, index) => ({
      id: `w${String(index)}`,
      name: 'Heron',
      image_url,
    }))
    const pictures = [0, 2].map(at => layout('recentWallets')?.read(JSON.stringify([recent[at]])))
    expect(pictures).toEqual([[{ id: 'w0', name: 'Heron' }], [recent[2]]])
    const connections = told.map(icon => ({ connectorId: 'io.heron', accounts: [], icon }))
    expect(layout('connections')?.read(JSON.stringify({ eip155: connections }))).toEqual({
      eip155: [
        { connectorId: 'io.heron', accounts: [] },
        { connectorId: 'io.heron', accounts: [] },
        { connectorId: 'io.heron', accounts: [], icon: pixel },
      ],
    })
  })

  it.each([
    ['far://', 'far://'],
    ['https://far.example/app/', 'https://far.example/app/'],
    ['javascript:alert(1)//', undefined],
    ['data:text/html,x', undefined],
    ['intent://x/#Intent;', undefined],
    ['tel:1', undefined],
    ['sms:1', undefined],
    ['ms-settings:x', undefined],
    ['https://user:secret@far.example/', undefined],
    ['far', undefined],
    [7, undefined],
  ])('reads the link %p of a wallet only where it may be opened', (href, expected) => {
    const layout = KEY_LAYOUTS.find(({ key }) => key === 'WALLETCONNECT_DEEPLINK_CHOICE')
    const link = layout?.read(JSON.stringify({ href, name: 'Far\u202e Wallet' }))
    expect(link).toEqual(expected && { href: expected, name: 'Far Wallet' })
  })

  it.each(dumps)('parses the dump "%s" into state', async (_name, { storage, state }) => {
    const world = createWorld({ storage: memoryStorage(storage), adapter: { restore: hang } })
    world.dispatch(modalPreloadRequested())
    await settle()
    expect(world.store.getState()).toMatchObject(state)
  })

  it.each(dumps.filter(([name]) => name !== 'otherGeneration'))(
    'writes the dump "%s" unchanged',
    (_name, { storage }) => {
      const written = ALL_LAYOUTS.flatMap(({ key, read, write }) => {
        const text = storage[key]
        const again = text === undefined || text === '' ? text : write(read(text))
        return again === undefined ? [] : [[key, again]]
      })
      expect(Object.fromEntries(written)).toEqual(storage)
    },
  )

  it.each(dumps)(
    'rewrites nothing of the dump "%s" after reading it',
    async (_name, { storage }) => {
      const kept = memoryStorage(storage)
      const world = createWorld({ storage: kept, adapter: { restore: hang } })
      world.dispatch(modalPreloadRequested())
      await pass(10)
      expect(kept.entries()).toEqual(storage)
    },
  )

  it.each(ALL_LAYOUTS.map(({ key, read }) => [key, read] as const))(
    'reads nothing poisoned, corrupt or foreign for %s',
    (_key, read) => {
      const HOSTILE = [
        '{"__proto__":{"polluted":true}}',
        '{"eip155":{"__proto__":{"polluted":true}}}',
        '[{"id":"x","name":"y","__proto__":{"polluted":true}}]',
        '{"constructor":{"prototype":{"polluted":true}}}',
        '{"eip155":[{"connectorId":"a","accounts":[{"address":5}]}]}',
        '{"eip155":[[[[]]]]}',
        '[null,1,"x",[],{}]',
        '{"eip155":',
        'null',
        'NaN',
        '\u0000',
        '\u202Eio.heron',
        '<img src=x onerror=alert(1)>'.repeat(20),
        '['.repeat(5_000),
        'eip155:1:0xabc',
        'eip155',
        'x'.repeat(99_999),
      ]
      for (const text of HOSTILE) {
        const value = read(text)
        expect(() => JSON.stringify(value)).not.toThrow()
        const shown = JSON.stringify(value) ?? ''
        expect(shown).not.toMatch(/\\u0000|\u202E/)
        expect(shown.length).toBeLessThan(1_000)
        if (typeof value !== 'string') expect(shown).not.toContain('polluted')
        expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
      }
    },
  )
})
