import assert from 'node:assert/strict'
import { after, before, beforeEach, it } from 'node:test'
import { createBrowser, textIn } from './tools/createBrowser'
import { startTestSite } from './tools/startTestSite'
import type { TestSite } from './tools/startTestSite'

let site: TestSite
before(async () => {
  site = await startTestSite()
})
beforeEach(() => site.clock.move(24 * 3_600_000))
after(() => site.close())

it('asks a device for its link the first time and for a code the second', async () => {
  const browser = createBrowser(site)
  const first = await browser.logIn('ann@example.com')
  assert.equal(first.answer.status, 200)
  assert.equal(textIn(first.answer.body, 'email'), 'ann@example.com')
  site.clock.move(60_000)
  const second = await browser.begin('ann@example.com')
  assert.equal(textIn(second.body, 'step'), 'code')
})
