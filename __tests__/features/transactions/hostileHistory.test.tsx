import { fireEvent, screen } from '@testing-library/react'
import { historySchema } from '../../../src/domain/schemas/history'
import { tabSelected } from '../../../src/core/account/accountSlice'
import { NftList } from '../../../src/features/nfts/components/NftList'
import { ActivityList } from '../../../src/core/transactions/components/ActivityList'
import { parseSafeJson } from '../../../src/lib/text/parseSafeJson'
import { hasWebAddress } from '../../../src/lib/text/webAddress'
import { sampleHistory } from '../../support/states/sampleHoldings'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { historyAnswered } from '../../support/states/serviceAnswers'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'
import { renderView } from '../../support/renderView'

const HOSTS = ['images.example']
const TEXTS = [
  '<script>window.hacked = 1</script>',
  '<img src=x onerror="window.hacked = 1">',
  '"><svg onload=window.hacked=1>',
  '\u202Egnp.exe\u202C\u2066\u200F\uFEFF',
  'line\u2028break\r\n\t\u0000\u0007',
  '{{constructor.constructor("window.hacked=1")()}}',
  '__proto__',
  'javascript:window.hacked=1',
  'A'.repeat(10_000),
  '🏳️‍🌈'.repeat(3_000),
  'z\u0300'.concat('\u0301'.repeat(9_000)),
  '',
]
const PICTURES = [
  'javascript:window.hacked=1',
  'data:text/html,<script>window.hacked=1</script>',
  'data:image/svg+xml,<svg onload="window.hacked=1"/>',
  'http://images.example/plain.png',
  'https://elsewhere.example/1.png',
  'https://user:secret@images.example/1.png',
  '//images.example/1.png',
  '/wp-admin/logout',
  'blob:https://images.example/1',
]
/** Raw JSON values: not all of them are JavaScript numbers. */
const AMOUNTS = ['"1e400"', '"-5"', '1e400', '-1', '"0x10"', '"NaN"', '"Infinity"', '"1,5"', 'null']

const row = (id: string, text: string, picture: string, amount = '"1"', value = '1') => `{
  "id": ${JSON.stringify(id)},
  "metadata": {
    "operationType": ${JSON.stringify(text)}, "hash": ${JSON.stringify(text || id)}, "chain": "eip155:1",
    "minedAt": "2026-09-17T12:00:00.000Z", "sentFrom": ${JSON.stringify(text)},
    "sentTo": ${JSON.stringify(text)}, "status": "confirmed", "nonce": 1
  },
  "transfers": [
    { "direction": "in", "quantity": { "numeric": ${amount} }, "value": ${value},
      "fungible_info": { "name": ${JSON.stringify(text)}, "symbol": ${JSON.stringify(text)},
        "icon": { "url": ${JSON.stringify(picture)} } } },
    { "direction": "in", "quantity": { "numeric": "1" },
      "nft_info": { "name": ${JSON.stringify(text)}, "flags": { "is_spam": false },
        "content": { "preview": { "url": ${JSON.stringify(picture)} } } } }
  ]
}`

/** Parses a response’s text as the page does. */
function answerOf(rows: readonly string[]) {
  const read = historySchema(HOSTS)['~standard'].validate(
    parseSafeJson(`{ "data": [${rows.join(',')}], "next": null }`, { maxLength: 4_000_000 }),
  )
  if (read instanceof Promise || read.issues) throw new Error('The history was refused as a whole')
  return read.value.data
}

const shapes = (root: ParentNode) =>
  new Set([...root.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase()))

const hostile = [
  ...TEXTS.map((text, at) => row(`text-${at}`, text, PICTURES[at % PICTURES.length] ?? '')),
  ...PICTURES.map((picture, at) => row(`picture-${at}`, 'Fern', picture)),
  ...AMOUNTS.map((amount, at) => row(`amount-${at}`, 'Fern', '', amount)),
  ...['1e400', '-1', '"1"'].map((value, at) => row(`value-${at}`, 'Fern', '', '"1"', value)),
]
const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }

describe('a hostile history', () => {
  it('loses only the rows whose amounts cannot be trusted', () => {
    const ids = answerOf(hostile).map(({ id }) => id)
    expect(ids).toEqual([
      ...TEXTS.map((_, at) => `text-${at}`),
      ...PICTURES.map((_, at) => `picture-${at}`),
    ])
  })

  it.each([
    ['activity', <ActivityList key="a" />, 'activity', 'wm-activity-row'],
    ['collectibles', <NftList key="n" />, 'nfts', 'wm-collectible'],
  ] as const)('changes nothing but text in the %s', (_what, view, tab, item) => {
    const at = tabSelected({ namespace: 'eip155', tab })
    const shown = (rows: Parameters<typeof historyAnswered>[1]) =>
      [at, historyAnswered(whose, rows)].reduce(testingReducer, states.account())
    const plain = renderView(view, shown(sampleHistory))
    const usual = shapes(plain.container)
    plain.unmount()

    const { container } = renderView(view, shown(answerOf(hostile)))
    // A collectible whose name contains a web address is hidden as spam.
    const kept = tab === 'nfts' ? TEXTS.filter(text => !hasWebAddress(text)) : TEXTS
    expect(kept.length).toBeGreaterThan(5)
    expect(screen.getAllByTestId(item).length).toBeGreaterThan(kept.length)
    expect([...shapes(container)].filter(shape => !usual.has(shape))).toEqual([])
    for (const element of container.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on/)
        if (name === 'href') expect(value).toMatch(/^https:\/\/explorer\.example\/tx\/[^/?#]*$/)
        if (name === 'src') expect(value).toMatch(/^data:image\/svg\+xml,/)
      }
      if (element instanceof HTMLImageElement) fireEvent.error(element)
    }
    // Only the page’s own isolates remain; foreign control characters are gone.
    const text = container.textContent?.replace(/[\u2068\u2069]/g, '') ?? ''
    expect(text).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066\u2067\u200E\u200F\uFEFF]/u)
    for (const each of screen.getAllByTestId(item)) {
      expect(Array.from(each.textContent ?? '').length).toBeLessThan(400)
    }
    expect('hacked' in window).toBe(false)
  })
})
