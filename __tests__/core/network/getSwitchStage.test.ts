import { getSwitchStage, type SwitchStage } from '../../../src/core/network/getSwitchStage'
import { BASE, ETHEREUM } from '../../../src/testing/samples'

type Facts = Parameters<typeof getSwitchStage>[1]

describe('getSwitchStage', () => {
  it.each<[Facts['phase'], Facts['switchingTo'], Facts['activeId'], SwitchStage]>([
    ['switching', BASE, ETHEREUM, 'waiting'],
    ['failed', BASE, ETHEREUM, 'failed'],
    ['switching', ETHEREUM, ETHEREUM, 'idle'],
    ['idle', null, ETHEREUM, 'idle'],
    ['idle', null, BASE, 'done'],
    ['switching', ETHEREUM, BASE, 'done'],
    // The wallet gets a request although the page is on Base, because the wallet is not.
    ['switching', BASE, BASE, 'waiting'],
  ])('while %s to %s from %s is %s for Base', (phase, switchingTo, activeId, stage) => {
    expect(getSwitchStage(BASE, { phase, switchingTo, activeId })).toBe(stage)
  })
})
